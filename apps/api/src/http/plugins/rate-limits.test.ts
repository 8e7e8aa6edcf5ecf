import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints, type RateLimit, type Route } from '@org/api-contract';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createDatabase, type TestDatabase } from '#test/databases.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { rawRequest } from '#test/raw-request.ts';

let shop: RunningApp;
let database: TestDatabase;
/** A web app with one page. */
let webDist: string;

/** Starts an application, whose limits count from zero, and closes it after the test. */
async function start(env: Record<string, string> = {}, limitScale = 1): Promise<RunningApp> {
  const limited = await startApp({ database: shop.database, stripeUrl: shop.stripeUrl, limitScale, env });
  onTestFinished(() => limited.close());
  return limited;
}
/** A tenth of each limit, so that a test reaches it with few calls. */
const tenth = 0.1;

beforeAll(async () => {
  webDist = await mkdtemp(path.join(tmpdir(), 'web-dist-'));
  await writeFile(path.join(webDist, 'index.html'), '<!doctype html><title>home</title>');
  await writeFile(path.join(webDist, '404.html'), '<!doctype html><title>missing</title>');
  database = await createDatabase();
  shop = await startApp({ database: database.url });
});
afterAll(async () => {
  await shop.close();
  await database.drop();
  await rm(webDist, { recursive: true });
});

async function statuses(
  calls: number,
  call: (index: number) => Promise<{ status: number }>,
): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let index = 0; index < calls; index += 1) {
    const { status } = await call(index);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** Sends calls of a person to another process. */
const at =
  (person: Person, { baseUrl }: RunningApp) =>
  (address: string, headers: Record<string, string> = {}) =>
    person.send('GET', address, { baseUrl, headers });

test('the most important rate limits have the expected values', () => {
  const decided: Partial<Record<Route, string>> = {
    'POST /api/session': '10 in 60 s by user, exact',
    'POST /api/user/register': '10 in 60 s by user, exact',
    'POST /api/create-payment-intent': '10 in 600 s by user, exact',
    'GET /api/user/{uid}/payment-status': '40 in 60 s by user',
    'GET /api/payment-link': '10 in 3600 s by user, exact',
    'POST /api/scrape': '2 in 600 s by user',
    'GET /api/companies': '120 in 60 s by user',
  };
  for (const [route, limit] of Object.entries(decided) as [Route, string][]) {
    const { max, windowSeconds, by, isExact }: RateLimit = endpoints[route].limit;
    const stated = `${max} in ${windowSeconds} s by ${by}${isExact ? ', exact' : ''}`;
    expect([route, stated]).toEqual([route, limit]);
  }
});

test('the payment status may be polled forty times a minute, and then gets Retry-After', async () => {
  const ada = await shop.as('unpaid');
  const ask = at(ada, await start());
  expect(await statuses(41, () => ask(`/api/user/${ada.uid}/payment-status`))).toEqual({ 200: 40, 429: 1 });
  const refused = await ask(`/api/user/${ada.uid}/payment-status`);
  expect(await refused.json()).toMatchObject({ code: 'rate_limited' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
});

test('users at one IP address are counted separately, and one user at several addresses has one count', async () => {
  const [ada, bob] = [await shop.as('unpaid'), await shop.as('other')];
  const spread = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}` });
  const behindProxy = await start({ TRUSTED_PROXIES: '127.0.0.1' });
  const status = (person: Person) => (index: number) =>
    at(person, behindProxy)(`/api/user/${person.uid}/payment-status`, spread(index));
  expect(await statuses(41, status(ada))).toEqual({ 200: 40, 429: 1 });
  expect(await statuses(1, status(bob))).toEqual({ 200: 1 });
});

test('a visitor is counted by IP address', async () => {
  const ask = at(await shop.as('signed-out'), await start());
  expect(await statuses(121, () => ask('/api/stats'))).toEqual({ 200: 120, 429: 1 });
});

describe('T17: a forged X-Forwarded-For', () => {
  test('is ignored without a trusted proxy: a hundred addresses share one limit', async () => {
    const ask = at(await shop.as('signed-out'), await start({}, tenth));
    const counts = await statuses(100, (index) =>
      ask('/api/stats', {
        'x-forwarded-for': `203.0.113.${index}, 198.51.100.${index}`,
        forwarded: `for=${index}`,
      }),
    );
    expect(counts).toEqual({ 200: 12, 429: 88 });
  });

  test('is ignored to the left of the address that a trusted proxy has added', async () => {
    const behindProxy = await start({ TRUSTED_PROXIES: '127.0.0.1/32, 10.0.0.0/8' }, tenth);
    const ask = at(await shop.as('signed-out'), behindProxy);
    const counts = await statuses(13, (index) =>
      ask('/api/stats', { 'x-forwarded-for': `1.2.3.${index}, 203.0.113.7` }),
    );
    expect(counts).toEqual({ 200: 12, 429: 1 });
    const chained = await ask('/api/stats', { 'x-forwarded-for': '203.0.113.8, 10.1.2.3' });
    expect(chained.status).toBe(200);
  });

  test('counts an IPv6 /64 as one address', async () => {
    const behindProxy = await start({ TRUSTED_PROXIES: '127.0.0.1' }, tenth);
    const ask = at(await shop.as('signed-out'), behindProxy);
    const counts = await statuses(13, (index) =>
      ask('/api/stats', { 'x-forwarded-for': `2001:db8:1:2:${index.toString(16)}::1` }),
    );
    expect(counts).toEqual({ 200: 12, 429: 1 });
    expect((await ask('/api/stats', { 'x-forwarded-for': '2001:db8:1:3::1' })).status).toBe(200);
  });
});

test('all paths of /api, also unknown ones, share one limit per IP address, separate from pages', async () => {
  const ask = at(await shop.as('signed-out'), await start());
  const paths = ['/api/stats', '/api/zodiac-stats', '/api/client-config', '/api/nothing', '/api'];
  const counts = await statuses(310, (index) => ask(paths[index % paths.length] ?? ''));
  expect(counts).toEqual({ 200: 180, 404: 120, 429: 10 });
  expect((await ask('/api/openapi.json')).status).toBe(429);
  expect((await ask('/')).status).toBe(200);
  expect((await ask('/livez')).status).toBe(200);
});

test('T17: no other spelling of a path avoids the limit of /api', async () => {
  const limited = await start({}, tenth);
  /** Sends one request on a new connection, with the target unchanged. */
  const rawStatus = async (target: string): Promise<number> =>
    (await rawRequest(limited, [`GET ${target} HTTP/1.1`, 'host: localhost', 'connection: close', '', '']))
      .status;
  const spellings = [
    '/api/openapi.json',
    '/%61pi/openapi.json',
    '/ap%69/open%61pi.json',
    '/api/openapi.json?x=%zz',
    'http://localhost/api/openapi.json',
    'http://elsewhere.example/%61pi/openapi.json',
    '/%61pi/nothing',
    '/api/openapi.json#x',
    'HTTP://localhost/api/nothing',
    '/api/%6eothing',
  ];
  const before = await statuses(30, async (index) => ({
    status: await rawStatus(spellings[index % spellings.length] ?? ''),
  }));
  expect(before[429]).toBeUndefined();
  for (const spelling of spellings) expect([spelling, await rawStatus(spelling)]).toEqual([spelling, 429]);
});

test('T25: every route and every unknown path is limited', async () => {
  const limited = await start({ TRUSTED_PROXIES: '127.0.0.1', WEB_DIST: webDist }, 0.001);
  const unknown = [
    'GET /nothing',
    'GET //api/stats',
    'GET /API/stats',
    'GET /api/nothing',
    'POST /nothing',
    'GET /%zz',
  ];
  const known = limited
    .routes()
    .map(({ name }) => name.replaceAll(/\{\w+\}(?:\([^)]*\))?/g, 'a').replace('*', 'index.html'))
    .filter((name) => name !== 'POST /api/stripe/webhook');
  expect(known.length).toBeGreaterThan(50);
  const unlimited: string[] = [];
  for (const [index, name] of [...known, ...unknown].entries()) {
    const [method = '', target = ''] = name.split(' ');
    // A new user for each route, so that no limit is shared.
    const from = `x-forwarded-for: 203.0.${Math.floor(index / 200)}.${index % 200}`;
    const request = [`${method} ${target} HTTP/1.1`, 'host: x', from, 'connection: close', '', ''];
    let isRefused = false;
    for (let call = 0; call < 32 && !isRefused; call += 1)
      isRefused = (await rawRequest(limited, request)).status === 429;
    if (!isRefused) unlimited.push(name);
  }
  expect(unlimited).toEqual([]);
}, 60_000);

test('articles, feed, sitemap and robots.txt are limited to 300 a minute per IP address, separate from pages', async () => {
  const limited = await start({}, tenth);
  const ask = at(await shop.as('signed-out'), limited);
  for (const address of ['/blog/nothing.html', '/blog/feed.xml', '/sitemap.xml', '/robots.txt']) {
    const { 429: refused } = await statuses(31, () => ask(address));
    expect([address, refused]).toEqual([address, 1]);
  }
  expect((await ask('/')).status).toBe(200);
});

test('a load balancer may check health ten times a second, independent of other calls from its IP address', async () => {
  const limited = await start({}, tenth);
  const ask = at(await shop.as('signed-out'), limited);
  await statuses(31, () => ask('/api/nothing'));
  for (const address of ['/livez', '/readyz']) {
    expect([address, await statuses(61, () => ask(address))]).toEqual([address, { 200: 60, 429: 1 }]);
  }
});

test('invalid ID tokens are limited to ten a minute per IP address', async () => {
  const visitor = await shop.as('signed-out');
  const { baseUrl } = await start();
  const counts = await statuses(11, () =>
    visitor.send('POST', '/api/session', { body: { idToken: 'a.b.c' }, baseUrl }),
  );
  expect(counts).toEqual({ 401: 10, 429: 1 });
});

test('webhooks are never limited by IP address', async () => {
  const visitor = await shop.as('signed-out');
  const { baseUrl } = await start({}, tenth);
  const counts = await statuses(32, () =>
    visitor.send('POST', '/api/stripe/webhook', { body: {}, headers: { origin: null }, baseUrl }),
  );
  expect(counts).toEqual({ 400: 32 });
});
