import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Db } from './connection.ts';
import type { JobQueue } from '#integrations/job-queue/job-queue.ts';
import { createDatabase, type TestDatabase } from '#test/databases.ts';
import { logEvents } from '#kernel/events.ts';
import { transact } from './transact.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createDatabase();
  db = connect({ url: database.url, connections: 2, onError: () => undefined });
  // A deferred constraint fails at the commit, after all statements have succeeded.
  await sql`create table parents (id integer primary key)`.execute(db);
  await sql`
    create table children (parent integer references parents deferrable initially deferred)`.execute(db);
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const observed = () => {
  const events = logEvents({ info: () => undefined, warn: () => undefined } as never, 'key');
  const woken: string[] = [];
  const queue = { wake: (job: string) => void woken.push(job) } as JobQueue;
  const insertChild = (parent: number) =>
    transact({ db, events, queue }, async (trx, onCommit) => {
      await sql`insert into children values (${parent})`.execute(trx);
      onCommit.record('user_registered', { uid: 'ada' });
      onCommit.wake('sweep-payments');
      expect([events.counts(), woken]).toEqual([{}, []]);
      return 'inserted';
    });
  return { events, woken, insertChild };
};

test('a transaction that fails when it commits records no event and wakes no job', async () => {
  const { events, woken, insertChild } = observed();
  await expect(insertChild(1)).rejects.toThrow('violates foreign key constraint');
  expect([events.counts(), woken]).toEqual([{}, []]);
});

test('a transaction that commits records its events once and wakes its jobs', async () => {
  const { events, woken, insertChild } = observed();
  await sql`insert into parents values (2)`.execute(db);
  expect(await insertChild(2)).toBe('inserted');
  expect([events.counts(), woken]).toEqual([{ user_registered: 1 }, ['sweep-payments']]);
});
