import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productionVariables } from '#test/fake-google.ts';
import { startApp, type RunningApp } from '#test/harness.ts';

let app: RunningApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storybook-'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>manager</title>');
  await writeFile(path.join(folder, 'iframe.html'), '<!doctype html><title>preview</title>');
  app = await startApp({ env: { STORYBOOK_DIST: folder } });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function get(address: string, of = app) {
  const response = await (await of.as('signed-out')).send('GET', address);
  const title = /<title>(.*?)</.exec(await response.text())?.[1];
  return { status: response.status, title, headers: response.headers };
}

test.each([
  ['/storybook/', 'manager'],
  ['/storybook/?path=/docs/components-button--docs', 'manager'],
  ['/storybook/iframe.html?id=components-button--primary&viewMode=story', 'preview'],
])('%s serves the %s', async (address, title) => {
  expect(await get(address)).toMatchObject({ status: 200, title });
});

test('the path without its final slash redirects to it', async () => {
  const { status, headers } = await get('/storybook');
  expect([status, headers.get('location')]).toEqual([301, '/storybook/']);
});

test('Storybook has a separate policy, which permits frames of its stories and inline scripts', async () => {
  const { headers } = await get('/storybook/');
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self' 'unsafe-inline'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('unsafe-eval');
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
});

test('other pages keep their policy', async () => {
  for (const address of ['/', '/storybookish', '/api/stats']) {
    const { headers } = await get(address);
    expect(headers.get('content-security-policy')).not.toContain("script-src 'self' 'unsafe-inline'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  }
});

test('production does not serve Storybook', async () => {
  const production = await startApp({
    variables: { ...productionVariables(app.database), STORYBOOK_DIST: folder },
    database: app.database,
    stripeUrl: app.stripeUrl,
  });
  const { title, headers } = await get('/storybook/', production);
  expect(title).not.toBe('manager');
  expect(headers.get('content-security-policy')).not.toContain("script-src 'self' 'unsafe-inline'");
  await production.close();
});
