import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createDatabase, type TestDatabase } from '#test/databases.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import { TcpProxy } from '#test/tcp-proxy.ts';

let database: TestDatabase;
let postgres: TcpProxy;
let app: RunningApp;
beforeAll(async () => {
  database = await createDatabase();
  const address = new URL(database.url);
  postgres = await new TcpProxy({ port: Number(address.port) }).listen();
  address.port = new URL(postgres.url).port;
  app = await startApp({
    database: address.href,
    databaseTimeouts: 'product',
    env: { WEB_DIST: path.join(import.meta.dirname, '../../test/web-build'), REFUND_DAYS: '14' },
  });
});
afterAll(async () => {
  await app.close();
  await postgres.close();
  await database.drop();
});

const read = async (address: string, headers: Record<string, string> = {}, { baseUrl } = app) => {
  const response = await fetch(baseUrl + address, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const isApp = (text: string): boolean => text.includes('<h1>Zodiac Atlas</h1>');

test('a visitor gets the landing page as whole HTML, which is the same for all visitors', async () => {
  const { status, headers, text } = await read('/?utm_source=x');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text).toMatch(/<h1>Your sign, exact to the day/);
  expect(text).toContain('Money back for 14 days.');
  expect(text).toContain(`<link rel="canonical" href="${app.config.publicOrigin}/"/>`);
  expect(headers.get('content-security-policy')).toContain("script-src 'sha256-aXNsYW5kcw=='; ");
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60');
  expect(headers.get('vary')).toContain('cookie');
  // The counts may still change after the start.
  const statusOfUnchanged = async (): Promise<number> => {
    const { headers: first } = await read('/');
    return (await read('/', { 'if-none-match': first.get('etag') ?? '' })).status;
  };
  await expect.poll(statusOfUnchanged).toBe(304);
});

test.each([
  ['a browser with a session cookie', '/', { cookie: 'session=anything' }],
  ['an address that asks for the sign-up', '/?sign-up', {}],
])('%s gets the app, which no cache shares', async (_, address, headers) => {
  const answer = await read(address, headers);
  expect([answer.status, isApp(answer.text)]).toEqual([200, true]);
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(answer.headers.get('vary')).toContain('cookie');
  expect(answer.headers.get('content-security-policy')).toContain('https://js.stripe.com');
});

test('a visitor with other cookies gets the landing page', async () => {
  expect(isApp((await read('/', { cookie: 'theme=dark; sessions=1' })).text)).toBe(false);
});

test('the landing page has the current counts', async () => {
  expect((await read('/')).text).toMatch(/one of \d+ Pigs among 50 states\./);
  const hide = (hiddenAt: Date | null) =>
    app.db.updateTable('usStates').set({ hiddenAt }).where('slug', '=', 'texas').execute();
  await hide(new Date());
  await expect
    .poll(async () => (await read('/')).text, { timeout: 10_000 })
    .toMatch(/one of \d+ Pigs among 49 states\./);
  await hide(null);
});

describe('while PostgreSQL is unavailable', () => {
  const losePostgres = (): void => {
    postgres.line = 'reset';
    onTestFinished(() => {
      postgres.line = 'open';
    });
  };

  test('the page has the last known counts', async () => {
    const before = await read('/');
    losePostgres();
    const { status, text } = await read('/');
    expect([status, text]).toEqual([200, before.text]);
    expect(text).toMatch(/among \d+ states/);
  });

  test('a process that has no counts leaves out the sentences with counts', async () => {
    const started = await startApp({
      database: app.database,
      databaseTimeouts: 'product',
    });
    onTestFinished(() => started.close());
    losePostgres();
    const { status, text } = await read('/', {}, started);
    expect([status, /one of \d/.test(text)]).toEqual([200, false]);
    expect(text).toContain('Acura was founded on March 27, 1986, in a Year of the Tiger.</p>');
  });
});
