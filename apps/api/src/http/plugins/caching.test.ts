import type { Route } from '@org/api-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import { addressOf, exampleFor, type Person } from '#test/people.ts';
import { rawRequest } from '#test/raw-request.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** A raw request, because fetch adds `cache-control: no-cache` to a conditional request. */
const ask = (person: Person, path: string, headers: readonly string[] = [], method = 'GET') =>
  rawRequest(app, [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    ...(person.cookie() ? [`cookie: ${person.cookie()}`] : []),
    ...headers,
    'connection: close',
    '',
    '',
  ]);

describe.each([
  '/api/companies?zodiac=ox',
  '/api/zodiac-stats',
  '/api/car-brands?page=2',
  '/api/car-brands/stats',
  '/api/car-brands/categories',
  '/api/us-states?region=West',
  '/api/us-states/stats',
  '/api/us-states/regions',
  '/api/us-states/categories',
  '/api/stats',
  '/api/client-config',
  '/api/openapi.json',
])('%s', (path) => {
  test('may be stored by a browser, which revalidates it', async () => {
    const paid = await app.as('paid');
    const first = await ask(paid, path);
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);

    const second = await ask(paid, path, [`if-none-match: "older", ${etag}`]);
    expect([second.status, second.body, second.headers.get('etag')]).toEqual([304, '', etag]);
    expect(second.headers.get('cache-control')).toBe('private, no-cache');
    expect((await ask(paid, path, ['if-none-match: "older"'])).status).toBe(200);
  });
});

test('a user who lost access gets no 304', async () => {
  const paid = await app.as('paid');
  const path = '/api/companies?zodiac=ox';
  const etag = (await ask(paid, path)).headers.get('etag');
  const refused = await ask(await app.as('unpaid'), path, [`if-none-match: ${etag}`]);
  expect(refused.status).toBe(402);
});

test.each<Route>(['GET /api/user/{uid}', 'GET /api/user/{uid}/payment-status', 'GET /livez', 'GET /readyz'])(
  '%s is about one user or one moment and must not be stored',
  async (route) => {
    const paid = await app.as('paid');
    const [, path] = addressOf(route, exampleFor(route, paid).params);
    const { status, headers } = await ask(paid, path);
    expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([
      200,
      'private, no-store',
      null,
    ]);
  },
);

test('responses to changes and failures are never stored by a browser', async () => {
  const ada = await app.as('unpaid');
  const { headers } = await ada.call('POST /api/page-views', { body: { path: '/' } });
  expect(headers.get('cache-control')).toBe('private, no-store');
  const failure = await ask(ada, '/api/companies');
  expect([failure.headers.get('cache-control'), failure.headers.get('etag')]).toEqual([
    'private, no-store',
    null,
  ]);
});

test('a long response is compressed if the client accepts it, and has Vary', async () => {
  const paid = await app.as('paid');
  const plain = await ask(paid, '/api/companies', ['accept-encoding: identity']);
  const packed = await ask(paid, '/api/companies', ['accept-encoding: br, gzip']);
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(packed.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
  expect(packed.body.length).toBeLessThan(plain.body.length / 3);
  expect(packed.headers.get('vary')).toContain('accept-encoding');
});
