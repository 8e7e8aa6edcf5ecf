import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '#test/databases.ts';
import { TcpProxy } from '#test/tcp-proxy.ts';
import { connect, type Db } from './connection.ts';
import { deleteExpiredCounts, exactLimits, type ExactLimit, type ExactLimits } from './exact-limits.ts';

let database: TestDatabase;
let postgres: TcpProxy;
const pools: Db[] = [];
const failures: unknown[] = [];

/** The limits of another process, with separate connections. */
function limitsAt(url: string): ExactLimits {
  const db = connect({ url, connections: 4, onError: () => undefined });
  pools.push(db);
  return exactLimits(db, { hashKey: 'a key', scale: 1, onError: (error) => failures.push(error) });
}

beforeAll(async () => {
  database = await createDatabase();
  postgres = await new TcpProxy({ port: Number(new URL(database.url).port) }).listen();
});
afterAll(async () => {
  await Promise.all(pools.map((db) => db.destroy()));
  await postgres.close();
  await database.drop();
});

/** The number of allowed uses among concurrent ones. */
async function allowed(uses: number, use: (index: number) => Promise<void>): Promise<number> {
  const outcomes = await Promise.allSettled(Array.from({ length: uses }, (_, index) => use(index)));
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refusals).toEqual(refusals.map(() => expect.objectContaining({ code: 'rate_limited' })));
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

test('of sixty concurrent uses on two pools, exactly as many as the limit are allowed', async () => {
  const limit: ExactLimit = { name: 'sixty', max: 10, windowSeconds: 60 };
  const [one, two] = [limitsAt(database.url), limitsAt(database.url)];
  expect(await allowed(60, (index) => (index % 2 === 0 ? one : two).use(limit, 'ada'))).toBe(10);
  expect(await allowed(20, () => one.use(limit, 'bob'))).toBe(10);
});

test('a refusal says how long to wait, and after that time the next use is allowed', async () => {
  const limit: ExactLimit = { name: 'window', max: 1, windowSeconds: 1 };
  const limits = limitsAt(database.url);
  await limits.use(limit, 'ada');
  await expect(limits.use(limit, 'ada')).rejects.toMatchObject({
    code: 'rate_limited',
    retryAfterSeconds: 1,
  });
  await wait(1_000);
  await limits.use(limit, 'ada');
});

test('a reset sets the count to zero', async () => {
  const limit: ExactLimit = { name: 'reset', max: 1, windowSeconds: 60 };
  const limits = limitsAt(database.url);
  await limits.use(limit, 'ada');
  await limits.reset(limit, 'ada');
  expect(await allowed(3, () => limits.use(limit, 'ada'))).toBe(1);
});

test('the counted user is stored as a keyed hash, only until the window has ended', async () => {
  const limits = limitsAt(database.url);
  const [db] = pools;
  await limits.use({ name: 'kept', max: 5, windowSeconds: 60 }, 'ada@example.com');
  await limits.use({ name: 'ended', max: 5, windowSeconds: 1 }, 'ada@example.com');
  await wait(1_001);
  if (!db) throw new Error('no pool');
  await deleteExpiredCounts(db);
  const keys = (await db.selectFrom('rateLimits').select('key').execute()).map(({ key }) => key);
  expect(keys.filter((key) => /^(kept|ended):/.test(key))).toEqual([
    expect.stringMatching(/^kept:[0-9a-f]{24}$/),
  ]);
});

test('T35: while PostgreSQL is unavailable, this process counts in memory and reports the error', async () => {
  const limit: ExactLimit = { name: 'insured', max: 3, windowSeconds: 60 };
  const url = new URL(database.url);
  url.port = new URL(postgres.url).port;
  const limits = limitsAt(url.href);
  postgres.line = 'reset';
  failures.length = 0;
  expect(await allowed(10, () => limits.use(limit, 'ada'))).toBe(3);
  expect(failures).toHaveLength(10);
  postgres.line = 'open';
  expect(await allowed(10, () => limits.use(limit, 'ada'))).toBe(3);
});
