import type { Db } from '#database/connection.ts';
import type { Sealed } from '../seal.ts';

/** The almanac of a user that is not revoked. */
export const almanacOf = (db: Db, uid: string) =>
  db
    .selectFrom('almanacs')
    .select(['uid', 'id', 'keyId', 'sealedToken as sealed', 'createdAt'])
    .where('uid', '=', uid)
    .where('revokedAt', 'is', null)
    .$narrowType<{ keyId: string; sealed: Uint8Array }>()
    .executeTakeFirst();

export type AlmanacRow = NonNullable<Awaited<ReturnType<typeof almanacOf>>>;

/** The almanac of a token, also a revoked one, and whether its owner has access to paid content. */
export const almanacOfToken = (db: Db, tokenHash: string) =>
  db
    .selectFrom('almanacs')
    .innerJoin('users', 'users.uid', 'almanacs.uid')
    .select([
      'almanacs.uid',
      'almanacs.id',
      'almanacs.createdAt',
      'almanacs.revokedAt',
      'users.role',
      'users.hasPaidAccess',
    ])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();

export async function insertAlmanac(
  db: Db,
  { uid, id, tokenHash }: { uid: string; id: string; tokenHash: string },
  { keyId, sealed }: Sealed,
): Promise<void> {
  await db.insertInto('almanacs').values({ uid, id, tokenHash, keyId, sealedToken: sealed }).execute();
}

/** Revokes the almanac of a user, and forgets its token. */
export async function revokeAlmanacOf(db: Db, uid: string, revokedAt: Date): Promise<void> {
  await db
    .updateTable('almanacs')
    .set({ revokedAt, keyId: null, sealedToken: null })
    .where('uid', '=', uid)
    .where('revokedAt', 'is', null)
    .execute();
}

/** Some of the almanacs whose token another key has encrypted, locked until the transaction ends. */
export const lockedAlmanacsOfOtherKeys = (trx: Db, keyId: string, max: number) =>
  trx
    .selectFrom('almanacs')
    .select(['uid', 'id', 'keyId', 'sealedToken as sealed', 'createdAt'])
    .where('keyId', '!=', keyId)
    .limit(max)
    .forUpdate()
    .$narrowType<{ keyId: string; sealed: Uint8Array }>()
    .execute();

/** Replaces the encrypted token of an almanac by the same token under another key. */
export const resealToken = (db: Db, { id }: AlmanacRow, { keyId, sealed }: Sealed) =>
  db.updateTable('almanacs').set({ keyId, sealedToken: sealed }).where('id', '=', id).execute();
