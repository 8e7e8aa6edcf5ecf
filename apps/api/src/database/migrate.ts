import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { DatabaseError } from 'pg';
import { DatabaseUnavailable } from './database-unavailable.ts';
import type { Db } from './connection.ts';
import { migrations, type Migration } from '#database/migrations/index.ts';

/** Key of the advisory lock. All releases must use the same key. */
const migrationLock = 7_204_931;
/**
 * While a migration waits for a table lock, requests for the table queue behind it. This timeout is below their 2 s, so
 * they succeed when it ends, and the migration tries again. It is also below the `deadlock_timeout` of PostgreSQL, 1 s:
 * if a migration and a request wait for each other, the migration ends first, and the request succeeds.
 */
const lockTimeout = '500ms';
const maxTries = 30;
const pauseMs = 1_000;

/**
 * Runs the migrations that have not run yet, in order, each in a transaction. An advisory lock serializes processes that
 * start together. Migrations of a newer release are ignored.
 *
 * @param db - must have `startupTimeouts`, because waiting for the lock may exceed the query timeout of a request
 * @param known - the migrations of this release, in order
 * @throws DatabaseUnavailable when a table stays locked for 30 tries of half a second
 */
export async function migrate(
  db: Db,
  known: Readonly<Record<string, Migration>> = migrations,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(migrationLock)})`.execute(connection);
    try {
      await sql`create table if not exists migrations (
        name text primary key, run_at timestamptz not null default now()
      )`.execute(connection);
      const { rows } = await sql<{ name: string }>`select name from migrations`.execute(connection);
      const done = new Set(rows.map(({ name }) => name));
      for (const [name, migration] of Object.entries(known)) {
        if (!done.has(name)) await run(connection, name, migration);
      }
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(migrationLock)})`.execute(connection);
    }
  });
}

async function run(db: Db, name: string, migration: Migration): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await db.transaction().execute(async (trx) => {
        await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(trx);
        await migration.up(trx as unknown as Kysely<never>);
        await sql`insert into migrations (name) values (${name})`.execute(trx);
      });
      return;
    } catch (error) {
      if (!isLocked(error) || tries === maxTries) throw error;
      await wait(pauseMs);
    }
  }
}

/** SQLSTATEs of a lock timeout and of a deadlock. */
const lockedStates: readonly (string | undefined)[] = ['55P03', '40P01'];

const isLocked = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable &&
  error.cause instanceof DatabaseError &&
  lockedStates.includes(error.cause.code);
