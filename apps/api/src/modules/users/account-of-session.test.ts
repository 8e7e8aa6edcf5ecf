import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { connect } from '#database/connection.ts';
import { createDatabase } from '#test/databases.ts';
import { accountQuery } from './queries.ts';

const database = await createDatabase();
const db = connect({ url: database.url, connections: 1, onError: () => undefined });
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('the account of a session is read by indexes alone', async () => {
  // PostgreSQL reads small tables sequentially. With sequential scans off, it does so only if no index fits.
  await sql`set enable_seqscan = off`.execute(db);
  const { rows } = await sql<Record<string, string>>`explain ${accountQuery('ada', 'hash')}`.execute(db);
  const plan = rows.flatMap((line) => Object.values(line)).join('\n');
  expect(plan).not.toContain('Seq Scan');
  expect(plan.match(/Index (?:Only )?Scan/g)?.length).toBeGreaterThanOrEqual(5);
});
