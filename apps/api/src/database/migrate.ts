import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { DatabaseError } from 'pg';
import { DatabaseAway } from './database-away.ts';
import type { Db } from './connection.ts';
import { migrations, type Migration } from '#database/migrations/index.ts';

/** Any constant does, as long as every process uses the same. */
const migrationLock = 7_204_931;
/**
 * Below the 2 s after which a request gives up: whoever queues behind a migration that waits for its lock is served
 * once the wait is over. Several short waits are as patient as one long one.
 */
const lockTimeout = '1s';
const maxTries = 30;
const pauseMs = 1_000;

/**
 * Brings the schema up to date, forward only. Processes that start together take turns, and one that finds a
 * migration it doesn't know, because a newer release has run already, leaves it alone.
 *
 * @param db - a patient connection: waiting for one's turn takes longer than a request may
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
      if (!isLockTimeout(error) || tries === maxTries) throw error;
      await wait(pauseMs);
    }
  }
}

const lockNotAvailable = '55P03';

const isLockTimeout = (error: unknown): boolean =>
  error instanceof DatabaseAway &&
  error.cause instanceof DatabaseError &&
  error.cause.code === lockNotAvailable;
