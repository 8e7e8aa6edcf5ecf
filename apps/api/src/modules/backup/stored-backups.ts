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

/** Number of latest backups that are kept, however old they are. */
const minKept = 3;
const dayMs = 86_400_000;
const name = /^zodiac-atlas-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.dump\.age$/;

/** Returns the name of a backup that began at an instant. */
export const backupName = (at: Date): string =>
  `zodiac-atlas-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.dump.age`;

/** Returns the instant at which a backup began, or `undefined` if the file is not one of ours. */
export function timeOfBackup(file: string): Date | undefined {
  const [, day, hours, minutes, seconds] = name.exec(file) ?? [];
  return day === undefined ? undefined : new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
}

/**
 * Returns the backups in a folder that are older than `keepDays`, except the three latest. A wrong clock, or backups
 * that fail for months, therefore cannot delete the last good one.
 */
export function outdatedBackups(files: readonly string[], keepDays: number, now: Date): string[] {
  const backups = files
    .flatMap((file) => ({ file, at: timeOfBackup(file)?.getTime() ?? [] }))
    .filter((each): each is { file: string; at: number } => typeof each.at === 'number')
    .toSorted((a, b) => b.at - a.at);
  return backups
    .slice(minKept)
    .filter(({ at }) => now.getTime() - at > keepDays * dayMs)
    .map(({ file }) => file);
}
