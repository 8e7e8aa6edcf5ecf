import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '#test/databases.ts';
import { connect, type Db } from './connection.ts';
import { LeaseLost, withLease } from './exclusively.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createDatabase();
  db = connect({ url: database.url, connections: 4, onError: () => undefined });
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('one of many concurrent callers does the work, and another can when it has finished', async () => {
  const running = { now: 0, max: 0 };
  const begin = () =>
    withLease(db, 'once', 60, async (renew) => {
      running.now += 1;
      running.max = Math.max(running.max, running.now);
      for (let step = 0; step < 5; step += 1) await renew();
      running.now -= 1;
    });
  const ends = await Promise.all(Array.from({ length: 10 }, begin));
  expect(running.max).toBe(1);
  expect(ends).toContain('taken');
  expect(await begin()).toBe('done');
});

test('another process takes over the lease of work that hangs, which stops at its next step', async () => {
  const steps: string[] = [];
  const hung = withLease(db, 'hung', 60, async (renew) => {
    await sql`update leases set expires_at = now() - interval '1 second' where name = 'hung'`.execute(db);
    expect(
      await withLease(db, 'hung', 60, async () => {
        await expect(renew()).rejects.toThrow(LeaseLost);
        steps.push('taken over');
      }),
    ).toBe('done');
    await sql`insert into leases values ('hung', 'a third', now() + interval '1 minute')`.execute(db);
    await renew();
    steps.push('went on');
  });
  await expect(hung).rejects.toThrow(LeaseLost);
  expect(steps).toEqual(['taken over']);
  // The process that has the lease keeps it.
  expect(await withLease(db, 'hung', 60, async () => {})).toBe('taken');
});
