import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productionVariables } from '#test/fake-google.ts';
import { startApp, type RunningApp } from '#test/harness.ts';

let app: RunningApp;
let folder: string;
let sites: Record<'STORYBOOK_DIST' | 'LIBRARY_DOCS_DIST', string>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'local-sites-'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>index</title>');
  await writeFile(path.join(folder, 'iframe.html'), '<!doctype html><title>iframe</title>');
  sites = { STORYBOOK_DIST: folder, LIBRARY_DOCS_DIST: folder };
  app = await startApp({ env: sites });
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
  ['/storybook/', 'index'],
  ['/storybook/?path=/docs/components-button--docs', 'index'],
  ['/storybook/iframe.html?id=components-button--primary&viewMode=story', 'iframe'],
  ['/docs/zodiac-core/', 'index'],
])('%s serves the page %s', async (address, title) => {
  expect(await get(address)).toMatchObject({ status: 200, title });
});

test.each(['/storybook', '/docs/zodiac-core'])(
  '%s redirects to the path with a final slash',
  async (address) => {
    const { status, headers } = await get(address);
    expect([status, headers.get('location')]).toEqual([301, `${address}/`]);
  },
);

describe('the policy', () => {
  test('of Storybook permits frames of its stories and inline scripts', async () => {
    const { headers } = await get('/storybook/');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' 'unsafe-inline'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe-eval');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  test('of the documentation lets its examples run', async () => {
    const policy = (await get('/docs/zodiac-core/')).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' 'unsafe-inline' blob:");
    expect(policy).toContain('font-src data:');
    expect(policy).not.toContain('unsafe-eval');
  });

  test.each(['/', '/storybookish', '/api/stats'])('of %s is the policy of the product', async (address) => {
    const { headers } = await get(address);
    expect(headers.get('content-security-policy')).not.toContain("script-src 'self' 'unsafe-inline'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  });
});

test('production serves neither Storybook nor the documentation', async () => {
  const production = await startApp({
    variables: { ...productionVariables(app.database), ...sites },
    database: app.database,
    stripeUrl: app.stripeUrl,
  });
  for (const address of ['/storybook/', '/docs/zodiac-core/']) {
    const { title, headers } = await get(address, production);
    expect(title).not.toBe('index');
    expect(headers.get('content-security-policy')).not.toContain("script-src 'self' 'unsafe-inline'");
  }
  await production.close();
});
