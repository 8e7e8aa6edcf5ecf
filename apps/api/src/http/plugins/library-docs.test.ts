import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productionVariables } from '#test/fake-google.ts';
import { startApp, type RunningApp } from '#test/harness.ts';

let app: RunningApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'library-docs-'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>zodiac-core</title>');
  app = await startApp({ env: { LIBRARY_DOCS_DIST: folder } });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test('the documentation of the library is served with a policy that lets its examples run', async () => {
  const response = await (await app.as('signed-out')).send('GET', '/docs/zodiac-core/');
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<title>zodiac-core</title>');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self' 'unsafe-inline' blob:");
  expect(policy).toContain('font-src data:');
  expect(policy).not.toContain('unsafe-eval');
});

test('the path without its final slash redirects to it', async () => {
  const { status, headers } = await (await app.as('signed-out')).send('GET', '/docs/zodiac-core');
  expect([status, headers.get('location')]).toEqual([301, '/docs/zodiac-core/']);
});

test('production does not serve the documentation of the library', async () => {
  const production = await startApp({
    variables: { ...productionVariables(app.database), LIBRARY_DOCS_DIST: folder },
    database: app.database,
    stripeUrl: app.stripeUrl,
  });
  const response = await (await production.as('signed-out')).send('GET', '/docs/zodiac-core/');
  expect(await response.text()).not.toContain('<title>zodiac-core</title>');
  await production.close();
});
