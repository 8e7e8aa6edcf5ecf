import type { Db } from '#database/connection.ts';
import type { Sealed } from './seal.ts';

const columns = ['uid', 'id', 'keyId', 'sealed', 'updatedAt'] as const;

export type PersonRow = Awaited<ReturnType<typeof peopleOf>>[number];

/** The people of a user, in the order in which they were saved. */
export const peopleOf = (db: Db, uid: string) =>
  db.selectFrom('people').select(columns).where('uid', '=', uid).orderBy('createdAt').orderBy('id').execute();

/** A person of a user, locked until the transaction ends. */
export const lockedPerson = (trx: Db, uid: string, id: string) =>
  trx
    .selectFrom('people')
    .select(columns)
    .where('uid', '=', uid)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const countPeople = async (db: Db, uid: string): Promise<number> => {
  const { count } = await db
    .selectFrom('people')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return count;
};

export const insertPerson = (db: Db, uid: string, id: string, { keyId, sealed }: Sealed) =>
  db.insertInto('people').values({ uid, id, keyId, sealed }).returning(columns).executeTakeFirstOrThrow();

/** Replaces the encrypted content of a person. */
export const replacePerson = (
  db: Db,
  { uid, id }: PersonRow,
  { keyId, sealed, updatedAt }: Sealed & { updatedAt: Date },
) =>
  db
    .updateTable('people')
    .set({ keyId, sealed, updatedAt })
    .where('uid', '=', uid)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();

/** @returns whether the person existed */
export const deletePersonRow = async (db: Db, uid: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('people')
    .where('uid', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** The ids of the keys that encrypted a row. */
export const keyIdsInUse = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('people')
    .select('keyId')
    .union(
      db
        .selectFrom('almanacs')
        .select('keyId')
        .where('keyId', 'is not', null)
        .$narrowType<{ keyId: string }>(),
    )
    .orderBy('keyId')
    .execute();
  return rows.map(({ keyId }) => keyId);
};

/** Some of the people that are encrypted with another key, locked until the transaction ends. */
export const lockedPeopleOfOtherKeys = (trx: Db, keyId: string, max: number) =>
  trx
    .selectFrom('people')
    .select(columns)
    .where('keyId', '!=', keyId)
    .orderBy('uid')
    .orderBy('id')
    .limit(max)
    .forUpdate()
    .execute();

/** Encrypts the content of a person again with another key. */
export const resealPerson = (db: Db, { uid, id }: PersonRow, { keyId, sealed }: Sealed) =>
  db.updateTable('people').set({ keyId, sealed }).where('uid', '=', uid).where('id', '=', id).execute();
