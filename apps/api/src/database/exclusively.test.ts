import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '#test/databases.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { connect, type Db } from './connection.ts';
import { exclusively } from './exclusively.ts';
import { TcpProxy } from '#test/tcp-proxy.ts';

let database: TestDatabase;
let db: Db;
/** Another process. */
let other: Db;

beforeAll(async () => {
  database = await createDatabase();
  const settings = { url: database.url, connections: 3, onError: () => undefined };
  db = connect(settings);
  other = connect(settings);
});
afterAll(async () => {
  await Promise.all([db.destroy(), other.destroy()]);
  await database.drop();
});

/** Ends the session, as a restart of PostgreSQL or a lost connection does. */
const killLock = () =>
  sql`select pg_terminate_backend(pid, 5000) from pg_locks
    where locktype = 'advisory' and classid = 7010
      and database = (select oid from pg_database where datname = current_database())`.execute(other);

test("a second caller gets 'taken' until the first has finished", async () => {
  const second = () => exclusively(other, 'work', async () => 'second');
  expect(await exclusively(db, 'work', second)).toBe('taken');
  expect(await second()).toBe('second');
});

test('aborts the signal of work that lost its lock, and rolls its transaction back', async () => {
  const work = exclusively(db, 'work', async ({ signal, confirm }) => {
    await killLock();
    expect(await exclusively(other, 'work', async () => 'another began')).toBe('another began');
    await expect(confirm()).rejects.toThrow(DatabaseUnavailable);
    expect(signal.aborted).toBe(true);
    return confirm();
  });
  await expect(work).rejects.toThrow(DatabaseUnavailable);
});

test('the signal aborts even if the work does not call confirm', async () => {
  const heard = exclusively(db, 'work', async ({ signal }) => {
    const aborted = new Promise<string>((resolve) => {
      signal.addEventListener('abort', () => resolve('heard'));
    });
    await killLock();
    return aborted;
  });
  expect(await heard).toBe('heard');
});

test('a saved result is returned even if the lock cannot be released', async () => {
  const saved = exclusively(db, 'work', async () => {
    await killLock();
    return 'saved';
  });
  expect(await saved).toBe('saved');
  expect(await exclusively(other, 'work', async () => 'next')).toBe('next');
});

test('the error of the work is thrown even if the lock cannot be released', async () => {
  const failed = exclusively(db, 'work', async () => {
    await killLock();
    throw new Error('no ink');
  });
  await expect(failed).rejects.toThrow('no ink');
});

test(
  'after ten seconds, another process gets the lock of a process that hangs',
  { timeout: 30_000 },
  async () => {
    const to = new URL(database.url);
    const line = await new TcpProxy({ port: Number(to.port) }).listen();
    to.port = new URL(line.url).port;
    const hanging = connect({ url: to.href, connections: 1, onError: () => undefined });
    const work = exclusively(hanging, 'work', async ({ confirm }) => {
      line.line = 'deaf';
      await expect
        .poll(() => exclusively(other, 'work', async () => 'next'), { timeout: 20_000, interval: 500 })
        .toBe('next');
      return confirm();
    });
    await expect(work).rejects.toThrow(DatabaseUnavailable);
    await line.close();
    await hanging.destroy();
  },
);
