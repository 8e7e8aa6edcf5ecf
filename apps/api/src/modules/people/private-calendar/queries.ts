import type { Db } from '#database/connection.ts';
import type { Sealed, Seal } from '../seal.ts';
import { randomUUID, createHash, randomBytes } from 'node:crypto';
import { lock } from '#database/exclusively.ts';
import type { Services } from '#integrations/services.ts';
import { refuseDeletedAccount } from '#modules/users/deleted-account.ts';

/** The private calendar of a user, unless it is revoked. */
export const privateCalendarOf = (db: Db, uid: string) =>
  db
    .selectFrom('almanacs')
    .select(['uid', 'id', 'keyId', 'sealedToken as sealed', 'createdAt'])
    .where('uid', '=', uid)
    .where('revokedAt', 'is', null)
    .$narrowType<{ keyId: string; sealed: Uint8Array }>()
    .executeTakeFirst();

export type CalendarRow = NonNullable<Awaited<ReturnType<typeof privateCalendarOf>>>;

/** The private calendar of a token. It may be revoked. */
export const privateCalendarOfToken = (db: Db, tokenHash: string) =>
  db
    .selectFrom('almanacs')
    .select(['uid', 'id', 'createdAt', 'revokedAt'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();

async function insertPrivateCalendar(
  db: Db,
  { uid, id, tokenHash }: { uid: string; id: string; tokenHash: string },
  { keyId, sealed }: Sealed,
): Promise<void> {
  await db.insertInto('almanacs').values({ uid, id, tokenHash, keyId, sealedToken: sealed }).execute();
}

/** Revokes the private calendar of a user, and deletes its token. */
export async function revokePrivateCalendarOf(db: Db, uid: string, revokedAt: Date): Promise<void> {
  await db
    .updateTable('almanacs')
    .set({ revokedAt, keyId: null, sealedToken: null })
    .where('uid', '=', uid)
    .where('revokedAt', 'is', null)
    .execute();
}

/** Some of the private calendars whose token is encrypted with another key, locked until the transaction ends. */
export const lockedCalendarsOfOtherKeys = (trx: Db, keyId: string, max: number) =>
  trx
    .selectFrom('almanacs')
    .select(['uid', 'id', 'keyId', 'sealedToken as sealed', 'createdAt'])
    .where('keyId', '!=', keyId)
    .limit(max)
    .forUpdate()
    .$narrowType<{ keyId: string; sealed: Uint8Array }>()
    .execute();

/** Encrypts the token of a private calendar again with another key. */
export const resealToken = (db: Db, { id }: CalendarRow, { keyId, sealed }: Sealed) =>
  db.updateTable('almanacs').set({ keyId, sealedToken: sealed }).where('id', '=', id).execute();

/** All private calendars of a user, revoked ones included. */
export const privateCalendarsOf = (db: Db, uid: string) =>
  db
    .selectFrom('almanacs')
    .select(['uid', 'id', 'keyId', 'sealedToken as sealed', 'createdAt', 'revokedAt'])
    .where('uid', '=', uid)
    .orderBy('createdAt')
    .execute();

/** Whether a token belonged to a private calendar of a deleted account. */
export async function isEndedToken(db: Db, tokenHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('endedPrivateCalendars')
    .select('tokenHash')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Creates the private calendar of a user, or returns the existing one. */
export async function createPrivateCalendar({ db }: Services, seal: Seal, uid: string): Promise<CalendarRow> {
  return db.transaction().execute(async (trx) => {
    await lock(trx, 'user', uid);
    await refuseDeletedAccount(trx, uid);
    const existing = await privateCalendarOf(trx, uid);
    if (existing) return existing;
    const token = newToken();
    const id = randomUUID();
    await insertPrivateCalendar(
      trx,
      { uid, id, tokenHash: hashOfToken(token) },
      closeToken(seal, { uid, id }, token),
    );
    const made = await privateCalendarOf(trx, uid);
    if (!made) throw new Error('the private calendar was not stored');
    return made;
  });
}

const tokenBytes = 32;

const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

/**
 * Hashes a token. The token is random, so the hash needs no key, and a change of `LOG_HASH_KEY` leaves the addresses
 * valid.
 */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const place = (uid: string, id: string): string[] => ['almanacs', uid, id];

export const closeToken = (seal: Seal, { uid, id }: Pick<CalendarRow, 'uid' | 'id'>, token: string): Sealed =>
  seal.close(token, place(uid, id));

export const openToken = (seal: Seal, row: CalendarRow): string => seal.open(row, place(row.uid, row.id));
