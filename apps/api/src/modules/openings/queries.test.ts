import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Db } from '#database/connection.ts';
import { createDatabase, type TestDatabase } from '#test/databases.ts';
import { openingsById, snapshotRows } from './queries.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createDatabase();
  const fail = (error: Error): never => {
    throw error;
  };
  db = connect({ url: database.url, connections: 1, onError: fail });
  // Half of the roles are closed.
  await sql`
    insert into openings (company_id, role_key, title, work_modes, places, countries, url, open_since, first_seen_at,
      last_verified_at, closed_at)
    select (select min(id) from companies) + number % 200, number, 'Engineer ' || number, '{hybrid}', '{Lyon}', '{France}',
      'https://jobs.example/' || number, '2026-11-01', now(), now(), case when number % 2 = 0 then now() end
    from generate_series(1, 10000) as number`.execute(db);
  await sql`analyze openings`.execute(db);
}, 60_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** The plan of a query, with its nodes one a line. */
async function planOf(query: { compile: () => { sql: string; parameters: readonly unknown[] } }) {
  const { sql: text, parameters } = query.compile();
  const literal = text.replaceAll(/\$(\d+)/g, (_, number: string) => String(parameters[Number(number) - 1]));
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(literal)}`.execute(db);
  return rows.map((row) => row['QUERY PLAN'] ?? '').join('\n');
}

test('a page of openings is read by an index', async () => {
  const plan = await planOf(openingsById(db, [5, 5_001, 9_999]));
  expect(plan).toMatch(/using openings_(pkey|open)|on openings_(pkey|open)/);
  expect(plan).not.toContain('Seq Scan on openings');
});

test('the snapshot is read piece by piece from the index of open roles', async () => {
  const plan = await planOf(snapshotRows(db, 8_000, 500));
  expect(plan).toContain('openings_open');
  expect(plan).not.toContain('Seq Scan on openings');
});
