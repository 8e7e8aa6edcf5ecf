import { endpoints, type Route } from '@org/api-contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '#test/databases.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';

let shop: RunningApp;
let database: TestDatabase;
/** Counts from zero for each test. */
let app: RunningApp;

const start = (env: Record<string, string> = {}) =>
  startApp({ database: shop.database, stripeUrl: shop.stripeUrl, limitScale: 1, env });

beforeAll(async () => {
  database = await createDatabase();
  shop = await startApp({ database: database.url });
});
beforeEach(async () => {
  app = await start();
});
afterEach(() => app.close());
afterAll(async () => {
  await shop.close();
  await database.drop();
});

async function statuses(
  calls: number,
  call: (index: number) => Promise<Response>,
): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let index = 0; index < calls; index += 1) {
    const { status } = await call(index);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** The same person at another process. */
const at =
  (person: Person, { baseUrl }: RunningApp) =>
  (path: string, headers: Record<string, string> = {}) =>
    person.send('GET', path, { baseUrl, headers });

test('the limits are those that were decided', () => {
  const decided: Partial<Record<Route, string>> = {
    'POST /api/session': '10 in 60 s by ip',
    'POST /api/user/register': '10 in 60 s by user',
    'POST /api/create-payment-intent': '10 in 600 s by user',
    'GET /api/user/{uid}/payment-status': '40 in 60 s by user',
    'GET /api/payment-link': '10 in 3600 s by user',
    'POST /api/scrape': '2 in 600 s by user',
    'GET /api/companies': '120 in 60 s by user',
  };
  for (const [route, limit] of Object.entries(decided) as [Route, string][]) {
    const { max, windowSeconds, by } = endpoints[route].limit;
    expect([route, `${max} in ${windowSeconds} s by ${by}`]).toEqual([route, limit]);
  }
});

test('the page that waits for a payment may ask forty times a minute, and is then told when to ask again', async () => {
  const ada = await shop.as('unpaid');
  const ask = at(ada, app);
  expect(await statuses(41, () => ask(`/api/user/${ada.uid}/payment-status`))).toEqual({ 200: 40, 429: 1 });
  const refused = await ask(`/api/user/${ada.uid}/payment-status`);
  expect(await refused.json()).toMatchObject({ code: 'rate_limited' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
});

test('users behind one address are counted apart, and one user at two addresses together', async () => {
  const [ada, bob] = [await shop.as('unpaid'), await shop.as('other')];
  const spread = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}` });
  const behindProxy = await start({ TRUSTED_PROXIES: '127.0.0.1' });
  const status = (person: Person) => (index: number) =>
    at(person, behindProxy)(`/api/user/${person.uid}/payment-status`, spread(index));
  expect(await statuses(41, status(ada))).toEqual({ 200: 40, 429: 1 });
  expect(await statuses(1, status(bob))).toEqual({ 200: 1 });
  await behindProxy.close();
});

test('a visitor is counted by address', async () => {
  const ask = at(await shop.as('signed-out'), app);
  expect(await statuses(121, () => ask('/api/stats'))).toEqual({ 200: 120, 429: 1 });
});

describe('an address that a caller makes up', () => {
  test('counts for nothing where no proxy is trusted: a thousand of them are one bucket', async () => {
    const ask = at(await shop.as('signed-out'), app);
    const counts = await statuses(1_000, (index) =>
      ask('/api/stats', {
        'x-forwarded-for': `203.0.113.${index % 250}, 198.51.100.${index % 250}`,
        forwarded: `for=${index}`,
      }),
    );
    expect(counts).toEqual({ 200: 120, 429: 880 });
  });

  test('counts for nothing to the left of the one a trusted proxy has added', async () => {
    const behindProxy = await start({ TRUSTED_PROXIES: '127.0.0.1/32, 10.0.0.0/8' });
    const ask = at(await shop.as('signed-out'), behindProxy);
    const counts = await statuses(130, (index) =>
      ask('/api/stats', { 'x-forwarded-for': `1.2.3.${index}, 203.0.113.7` }),
    );
    expect(counts).toEqual({ 200: 120, 429: 10 });
    const chained = await ask('/api/stats', { 'x-forwarded-for': '203.0.113.8, 10.1.2.3' });
    expect(chained.status).toBe(200);
    await behindProxy.close();
  });

  test('is one customer as far as an IPv6 /64 goes', async () => {
    const behindProxy = await start({ TRUSTED_PROXIES: '127.0.0.1' });
    const ask = at(await shop.as('signed-out'), behindProxy);
    const counts = await statuses(130, (index) =>
      ask('/api/stats', { 'x-forwarded-for': `2001:db8:1:2:${index.toString(16)}::1` }),
    );
    expect(counts).toEqual({ 200: 120, 429: 10 });
    expect((await ask('/api/stats', { 'x-forwarded-for': '2001:db8:1:3::1' })).status).toBe(200);
    await behindProxy.close();
  });
});

test('all of /api together is limited by address, unknown addresses included, and pages are not', async () => {
  const ask = at(await shop.as('signed-out'), app);
  const paths = ['/api/stats', '/api/zodiac-stats', '/api/client-config', '/api/nothing', '/api'];
  const counts = await statuses(310, (index) => ask(paths[index % paths.length] ?? ''));
  expect(counts).toEqual({ 200: 180, 404: 120, 429: 10 });
  expect((await ask('/api/openapi.json')).status).toBe(429);
  expect((await ask('/')).status).toBe(404);
  expect((await ask('/livez')).status).toBe(200);
});

test('signing in is tried ten times a minute from one address', async () => {
  const visitor = await shop.as('signed-out');
  const counts = await statuses(11, () =>
    visitor.send('POST', '/api/session', { body: { idToken: 'a.b.c' }, baseUrl: app.baseUrl }),
  );
  expect(counts).toEqual({ 401: 10, 429: 1 });
});

test('Stripe is never limited by address', async () => {
  const visitor = await shop.as('signed-out');
  const counts = await statuses(320, () =>
    visitor.send('POST', '/api/stripe/webhook', {
      body: {},
      headers: { origin: null },
      baseUrl: app.baseUrl,
    }),
  );
  expect(counts).toEqual({ 400: 320 });
});
