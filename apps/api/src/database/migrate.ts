import { sql, type Kysely } from 'kysely';
import type { Database } from './schema.ts';
import * as users from './migrations/001-users.ts';
import * as payments from './migrations/002-payments.ts';
import * as companies from './migrations/003-companies.ts';
import * as pageViews from './migrations/004-page-views.ts';

interface Migration {
  up(db: Kysely<never>): Promise<void>;
}

/** Forward only: a migration that has run is never edited, and nothing is undone. */
const migrations: Readonly<Record<string, Migration>> = {
  '001-users': users,
  '002-payments': payments,
  '003-companies': companies,
  '004-page-views': pageViews,
};

/** Any constant does, as long as every process uses the same. */
const migrationLock = 7_204_931;

/**
 * Brings the schema up to date. Processes that start together queue on an advisory lock, and a table that is
 * locked by a running query is waited for at most 3 s, so that no other query queues behind for longer.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(trx);
    await sql`set local lock_timeout = '3s'`.execute(trx);
    await sql`set local statement_timeout = '60s'`.execute(trx);
    await sql`create table if not exists migrations (
      name text primary key, run_at timestamptz not null default now()
    )`.execute(trx);
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(trx);
    const done = new Set(rows.map(({ name }) => name));
    for (const [name, migration] of Object.entries(migrations)) {
      if (done.has(name)) continue;
      // A migration speaks SQL of its own time, not of today's tables.
      await migration.up(trx as unknown as Kysely<never>);
      await sql`insert into migrations (name) values (${name})`.execute(trx);
    }
  });
}
