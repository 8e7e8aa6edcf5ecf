import { endpoints, type EndpointSpec, type Route } from '@org/api-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { TcpProxy, type Line } from '#test/tcp-proxy.ts';
import { createDatabase, onServer, type TestDatabase } from '#test/databases.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import { addressOf, exampleFor, type Person } from '#test/people.ts';
import { WaitingClock } from '#test/waiting-clock.ts';
import { connect } from './connection.ts';

/** Maximum response time while PostgreSQL is unavailable. */
const maxWaitMs = 2_500;
/** Connections of the second process, so that 40 calls can wait at once. The first has as many as in production. */
const manyConnections = 40;

let database: TestDatabase;
let postgres: TcpProxy;
let app: RunningApp;
let wide: RunningApp;
let ada: Person;
let idToken: string;
const clock = new WaitingClock();

interface Call {
  method: string;
  path: string;
  body?: unknown;
}

beforeAll(async () => {
  database = await createDatabase();
  const direct = new URL(database.url);
  postgres = await new TcpProxy({ port: Number(direct.port) }).listen();
  direct.port = new URL(postgres.url).port;
  const sameDatabase = {
    database: direct.href,
    env: { DATABASE_URL: direct.href },
    databaseTimeouts: 'product',
  } as const;
  app = await startApp(sameDatabase);
  wide = await startApp({
    ...sameDatabase,
    stripeUrl: app.stripeUrl,
    services: ({ databaseUrl: url }) => {
      const db = connect({ url, connections: manyConnections, onError: () => undefined });
      return { db, sessionDb: db };
    },
  });
  ada = await app.newcomer('unpaid');
  idToken = await ada.idToken();
});
afterAll(async () => {
  clock.stop();
  await wide.close();
  await app.close();
  await postgres.close();
  await database.drop();
});

const routes = Object.keys(endpoints) as Route[];
/** These calls do not need PostgreSQL. An unsigned webhook is refused before the database is used. */
const needingNothing: Route[] = [
  'GET /livez',
  'GET /api/client-config',
  'POST /api/stripe/webhook',
  // Views are counted in memory, and stored every ten seconds.
  'POST /api/page-views',
  // This test sends no mails.
  'POST /api/password-reset',
];

function callOf(route: Route): Call {
  const { params, query, body } = exampleFor(route, ada);
  const [method, path] = addressOf(route, params, query);
  return { method, path, body: route === 'POST /api/session' ? { idToken } : body };
}

async function timed(
  path: string,
  { method = 'GET', body, baseUrl = app.baseUrl }: Partial<Call> & { baseUrl?: string } = {},
): Promise<{ status: number; code?: string; retryAfter: string | null; ms: number }> {
  const startedAt = clock.nowMs;
  const response = await ada.send(method, path, { body, baseUrl });
  const { code } = (await response.json()) as { code?: string };
  return {
    status: response.status,
    ...(code && { code }),
    retryAfter: response.headers.get('retry-after'),
    ms: clock.nowMs - startedAt,
  };
}

/** A call that reads PostgreSQL each time. */
const account = (): string => `/api/user/${ada.uid}`;

/** Whether all callers share one answer. The cache may still have it (F38). */
const isForAll = (route: Route): boolean => {
  const { access, cachedWith }: EndpointSpec = endpoints[route];
  return access === 'public' && cachedWith !== undefined;
};

/** Every page and every call that uses the database. */
const needing = (): Call[] => [
  ...routes.filter((route) => !needingNothing.includes(route) && !isForAll(route)).map(callOf),
  ...['/blog/the-ox.html', '/blog/feed.xml', '/sitemap.xml'].map((path) => ({ method: 'GET', path })),
];

/**
 * Makes the calls in rounds, one call per connection, and expects 503 with `Retry-After` in time.
 *
 * @param beforeEach - runs before each round of calls
 */
async function expectUnavailable(
  calls: readonly Call[],
  beforeEach: () => void = () => undefined,
): Promise<void> {
  expect(calls.length).toBeGreaterThan(35);
  const rounds = Math.ceil(calls.length / manyConnections);
  for (let round = 0; round < rounds; round += 1) {
    beforeEach();
    // Spreads the lists over the rounds, because they share four connections.
    const these = calls.filter((_, index) => index % rounds === round);
    await Promise.all(
      these.map(async (call) => {
        const { ms, ...answer } = await timed(call.path, { ...call, baseUrl: wide.baseUrl });
        expect({ ...call, ...answer }).toEqual({
          ...call,
          status: 503,
          code: 'unavailable',
          retryAfter: '2',
        });
        expect(ms).toBeLessThan(maxWaitMs);
      }),
    );
  }
}

/** Ends the open connections of the server to PostgreSQL. */
const endConnections = () =>
  onServer(
    inject('postgresUrl'),
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${new URL(database.url).pathname.slice(1)}'`,
  );

const useAllConnections = ({ db }: RunningApp, connections: number) =>
  Promise.all(
    Array.from({ length: connections }, () => db.executeQuery(sql`select pg_sleep(0.2)`.compile(db))),
  );

const untilReady = () =>
  vi.waitFor(async () => expect(await timed('/readyz')).toMatchObject({ status: 200 }), 5_000);

describe.each<Line>(['reset', 'deaf', 'mute'])('while the connection to PostgreSQL is %s', (line) => {
  beforeAll(async () => {
    await untilReady();
    await vi.waitFor(() => useAllConnections(wide, manyConnections), 10_000);
    postgres.line = line;
    return () => {
      postgres.line = 'open';
    };
  });

  test('F12, F13: every call that needs PostgreSQL is answered with 503 and Retry-After within 2.5 s', async () => {
    // The first pass uses open connections, the second pass new ones.
    for (const _round of [1, 2]) await expectUnavailable(needing());
  }, 120_000);

  test('twenty concurrent callers are all answered in time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => timed(account())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(maxWaitMs);
  });

  test('calls that do not need PostgreSQL succeed', async () => {
    expect(await timed('/livez')).toMatchObject({ status: 200 });
    expect(await timed('/api/client-config')).toMatchObject({ status: 200 });
  });

  test('every call succeeds two seconds after PostgreSQL is back', async () => {
    postgres.line = 'open';
    const startedAt = clock.nowMs;
    await untilReady();
    expect(clock.nowMs - startedAt).toBeLessThan(2_000);
    expect(await timed(account())).toMatchObject({ status: 200 });
    postgres.line = line;
  });
});

describe('while PostgreSQL is slow, but within each limit', () => {
  beforeAll(async () => {
    await untilReady();
    await endConnections();
    // In the protocol, 'P' and 'Q' begin a query; a connection begins with a message without a letter.
    postgres.delay = (data, isFirst) => {
      if (isFirst) return 1_300;
      return /^[PQ]/.test(data.toString('latin1', 0, 1)) ? 1_900 : 0;
    };
    return () => {
      postgres.delay = () => 0;
    };
  });

  test('F12, F13: connecting and all queries of a request share its 2.5 s', async () => {
    // A single query on an open connection is within the limit.
    await expectUnavailable(needing(), () => postgres.endConnections());
  }, 120_000);

  test('F12: liveness succeeds, and readiness fails', async () => {
    expect(await timed('/livez')).toMatchObject({ status: 200 });
    expect(await timed('/readyz')).toMatchObject({ status: 503, retryAfter: '2' });
  });

  test('F12: more callers than connections are answered in time', async () => {
    await endConnections();
    const answers = await Promise.all(Array.from({ length: 100 }, () => timed(account())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(maxWaitMs);
  });

  test('all connections are usable when PostgreSQL is fast again', async () => {
    postgres.delay = () => 0;
    await untilReady();
    expect(await useAllConnections(app, 10)).toHaveLength(10);
  });
});

test('F12: the process survives connections that the server ends, also while they are in use', async () => {
  await expect.poll(async () => (await timed(account())).status, { timeout: 10_000 }).toBe(200);
  const sleeping = app.db
    .executeQuery(sql`select pg_sleep(1.8)`.compile(app.db))
    .catch((error: unknown) => error);
  expect(await timed(account())).toMatchObject({ status: 200 });
  await endConnections();
  expect(await sleeping).toBeInstanceOf(Error);
  await expect.poll(async () => (await timed(account())).status, { timeout: 2_000 }).toBe(200);
});

test('F14: when every connection is used, further calls get 503; health and webhook have separate connections', async () => {
  // PostgreSQL may still be ending connections of the previous test.
  await vi.waitFor(() => useAllConnections(app, 10), 10_000);
  const { promise: answered, resolve: release } = Promise.withResolvers<void>();
  const busy = Array.from({ length: 10 }, () =>
    app.db.connection().execute(async (connection) => {
      await sql`select 1`.execute(connection);
      await answered;
    }),
  );
  const [excess, ready] = await Promise.all([timed(`/api/user/${ada.uid}`), timed('/readyz')]);
  release();
  expect(excess).toMatchObject({ status: 503, code: 'unavailable' });
  expect(excess.ms).toBeLessThan(maxWaitMs);
  expect(ready).toMatchObject({ status: 200 });
  expect(ready.ms).toBeLessThan(excess.ms);
  await Promise.all(busy);
  expect(await timed(account())).toMatchObject({ status: 200 });
});

test('F13: a query that takes too long is stopped', async () => {
  const startedAt = clock.nowMs;
  await expect(app.db.executeQuery(sql`select pg_sleep(30)`.compile(app.db))).rejects.toThrow(
    'PostgreSQL is not available.',
  );
  expect(clock.nowMs - startedAt).toBeLessThan(maxWaitMs);
});
