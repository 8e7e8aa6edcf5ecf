import { endpoints } from '@org/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const get = async (path: string): Promise<Response> => (await app.as('signed-out')).send('GET', path);

test('the contract is served as an OpenAPI document with every endpoint', async () => {
  const response = await get('/api/openapi.json');
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const document = (await response.json()) as {
    openapi: string;
    servers: unknown;
    paths: Record<string, Record<string, unknown>>;
  };
  expect(document.openapi).toBe('3.1.0');
  expect(document.servers).toEqual([{ url: app.config.publicOrigin }]);
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

test('Swagger UI shows the contract with scripts of our origin only, and works offline', async () => {
  const page = await get('/api/docs/');
  const html = await page.text();
  expect(page.status).toBe(200);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe|https:/);

  const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(3);
  expect(html).not.toMatch(/<script>|<script (?![^>]*src=)/);
  for (const address of addresses) {
    const { pathname, origin } = new URL(address, `${app.baseUrl}/api/docs/`);
    expect(origin).toBe(app.baseUrl);
    expect([pathname, (await get(pathname)).status]).toEqual([pathname, 200]);
  }
  const shown = (await (await get('/api/docs/json')).json()) as { paths: object };
  expect(Object.keys(shown.paths)).toContain('/api/user/{uid}');
});
