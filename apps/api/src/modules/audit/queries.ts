import type { Insertable } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { Database } from '#database/schema.ts';

export async function insertEntry(trx: Db, entry: Insertable<Database['auditLog']>): Promise<number> {
  const { id } = await trx.insertInto('auditLog').values(entry).returning('id').executeTakeFirstOrThrow();
  return id;
}

const columns = ['id', 'at', 'actorUid', 'actorCommand', 'action', 'about', 'subjectUid', 'reason'] as const;

export const entriesAbout = (db: Db, about: string) =>
  db.selectFrom('auditLog').select(columns).where('about', '=', about).orderBy('id').execute();

/** The latest entries first. */
export const latestEntries = (db: Db, limit: number, offset: number) =>
  db.selectFrom('auditLog').select(columns).orderBy('id', 'desc').limit(limit).offset(offset).execute();

export async function countEntries(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('auditLog')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The entries about a user, oldest first. */
export const entriesOfSubject = (db: Db, uid: string) =>
  db
    .selectFrom('auditLog')
    .select(['action', 'reason', 'at'])
    .where('subjectUid', '=', uid)
    .orderBy('id')
    .execute();

/** The actions of a user as an admin, oldest first. */
export const entriesOfActor = (db: Db, uid: string) =>
  db
    .selectFrom('auditLog')
    .select(['action', 'reason', 'at'])
    .where('actorUid', '=', uid)
    .orderBy('id')
    .execute();
