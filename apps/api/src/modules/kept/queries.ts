import type { KeptKind } from '@org/api-contract/values';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';

/** The key of a saved item: its kind, and its id within that kind. */
export interface ThingKey {
  kind: KeptKind;
  id: number;
}

const rows = (db: Db) =>
  db
    .selectFrom('kept')
    .select(['uid', 'kind', 'itemId as id', 'keyId', 'sealedNote', 'savedAt', 'updatedAt']);

/** A saved item. The note is encrypted. */
export type KeptRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

/** The saved items of a user, latest first. */
export const keptRowsOf = (db: Db, uid: string): Promise<KeptRow[]> =>
  rows(db).where('uid', '=', uid).orderBy('savedAt', 'desc').orderBy('kind').orderBy('itemId').execute();

/** One saved item of a user. */
export const keptRow = (db: Db, uid: string, { kind, id }: ThingKey): Promise<KeptRow | undefined> =>
  rows(db).where('uid', '=', uid).where('kind', '=', kind).where('itemId', '=', id).executeTakeFirst();

/** The keys of a user's saved items. */
export const keptKeysOf = (db: Db, uid: string): Promise<ThingKey[]> =>
  db.selectFrom('kept').select(['kind', 'itemId as id']).where('uid', '=', uid).orderBy('itemId').execute();

export const countKept = async (db: Db, uid: string): Promise<number> => {
  const { count } = await db
    .selectFrom('kept')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return count;
};

export type StoredNote = Pick<KeptRow, 'keyId' | 'sealedNote'>;

export const insertKept = (
  trx: Db,
  uid: string,
  { kind, id }: ThingKey,
  note: StoredNote & { savedAt?: Date; updatedAt?: Date },
) =>
  trx
    .insertInto('kept')
    .values({ uid, kind, itemId: id, ...note })
    .execute();

/** The users who have saved one of these companies. */
export const saversOfCompanies = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('kept')
    .select(['uid', 'itemId as id'])
    .where('kind', '=', 'company')
    .where(sql<boolean>`item_id = any(${ids}::bigint[])`)
    .orderBy('uid')
    .orderBy('itemId')
    .execute();

/** A company that a user has saved, locked until the transaction ends. */
export const lockedKept = (trx: Db, uid: string, companyId: number) =>
  rows(trx)
    .where('uid', '=', uid)
    .where('kind', '=', 'company')
    .where('itemId', '=', companyId)
    .forUpdate()
    .executeTakeFirst();

/**
 * Replaces a note.
 *
 * @param updatedAt - absent if the same note is encrypted again
 */
export const replaceNote = (
  trx: Db,
  { uid, kind, id }: ThingKey & { uid: string },
  note: StoredNote & { updatedAt?: Date },
) =>
  trx
    .updateTable('kept')
    .set(note)
    .where('uid', '=', uid)
    .where('kind', '=', kind)
    .where('itemId', '=', id)
    .execute();

/** @returns the deleted item, or `undefined` */
export const deleteKept = (db: Db, uid: string, { kind, id }: ThingKey) =>
  db
    .deleteFrom('kept')
    .where('uid', '=', uid)
    .where('kind', '=', kind)
    .where('itemId', '=', id)
    .returning(['uid', 'kind', 'itemId as id', 'keyId', 'sealedNote'])
    .executeTakeFirst();

/** The ids of the keys that encrypted notes. */
export const noteKeyIds = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('kept')
    .select('keyId')
    .where('keyId', 'is not', null)
    .$narrowType<{ keyId: string }>()
    .distinct()
    .execute();
  return rows.map(({ keyId }) => keyId);
};

/** Some of the notes that are encrypted with another key, locked until the transaction ends. */
export const lockedNotesOfOtherKeys = (trx: Db, keyId: string, max: number) =>
  trx
    .selectFrom('kept')
    .select(['uid', 'kind', 'itemId as id', 'keyId', 'sealedNote'])
    .where('keyId', '!=', keyId)
    .orderBy('uid')
    .orderBy('kind')
    .orderBy('itemId')
    .limit(max)
    .forUpdate()
    .execute();
