import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';

const keptDays = 400;

/**
 * Records that a backup was stored.
 *
 * @param madeAt - the instant of its data
 */
export async function recordBackup(db: Db, backup: { madeAt: Date; bytes: number }): Promise<void> {
  await db
    .insertInto('backups')
    .values(backup)
    .onConflict((conflict) => conflict.column('madeAt').doNothing())
    .execute();
  await db
    .deleteFrom('backups')
    .where('madeAt', '<', sql<Date>`now() - make_interval(days => ${keptDays})`)
    .execute();
}

/** The instant of the latest backup's data; `undefined` if none was stored. */
export async function latestBackupAt(db: Db): Promise<Date | undefined> {
  const latest = await db
    .selectFrom('backups')
    .select('madeAt')
    .orderBy('madeAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest?.madeAt;
}

/** The age of the latest backup in seconds; `undefined` if none was stored. */
export async function latestBackupAge(db: Db): Promise<number | undefined> {
  const { age } = await db
    .selectFrom('backups')
    .select(sql<number | null>`extract(epoch from now() - max(made_at))::float8`.as('age'))
    .executeTakeFirstOrThrow();
  return age ?? undefined;
}
