import { shopPaths } from '@org/public-pages/shop-paths.ts';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({
    env: {
      WEB_DIST: path.join(import.meta.dirname, '../../test/web-build'),
      OPERATOR_NAME: 'Ada Ltd',
      OPERATOR_ADDRESS: '1 Main Street, 10115 Berlin, Germany',
      OPERATOR_EMAIL: 'hello@atlas.example',
      REFUND_DAYS: '14',
    },
  });
});
afterAll(() => app.close());

const read = (address: string, headers: Record<string, string> = {}) =>
  fetch(app.baseUrl + address, { headers, redirect: 'manual' });

test.each(Object.values(shopPaths))(
  '%s is whole HTML with a policy that permits the script of the islands only',
  async (address) => {
    const response = await read(address);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'sha256-aXNsYW5kcw=='; ");
    expect((await response.text()).match(/<h1>/g)).toHaveLength(1);
    const etag = response.headers.get('etag') ?? '';
    expect((await read(address, { 'if-none-match': etag })).status).toBe(304);
  },
);

test.each([
  ['/Terms', '/terms'],
  ['/privacy/', '/privacy'],
  ['/how-we-know/?from=mail', '/how-we-know?from=mail'],
])('%s redirects to its one address: %s', async (given, address) => {
  const { status, headers } = await read(given);
  expect([status, headers.get('location')]).toEqual([308, address]);
});

test('the shop pages name the operator and the refund promise of the configuration', async () => {
  const imprint = await (await read('/imprint')).text();
  expect(imprint).toContain('Ada Ltd');
  expect(imprint).toContain('10115 Berlin');
  expect(imprint).not.toContain('Example');
  expect(await (await read('/refunds')).text()).toContain('Money back for 14 days.');
});

test('the sitemap lists the shop pages', async () => {
  const sitemap = await (await read('/sitemap.xml')).text();
  for (const page of Object.values(shopPaths))
    expect(sitemap).toMatch(new RegExp(`<loc>http[^<]+${page}</loc>`));
});
