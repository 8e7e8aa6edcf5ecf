import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { Sealed } from '#modules/people/seal.ts';

const now = sql<Date>`now()`;

export const factorOf = (db: Db, uid: string) =>
  db
    .selectFrom('secondFactors')
    .select(['uid', 'keyId', 'sealed', 'lastStep', 'createdAt', 'confirmedAt'])
    .where('uid', '=', uid)
    .executeTakeFirst();

/** Like {@link factorOf}, but locks the row until the transaction ends, so that a code is accepted once. */
export const lockedFactorOf = (trx: Db, uid: string) =>
  trx
    .selectFrom('secondFactors')
    .select(['uid', 'keyId', 'sealed', 'lastStep', 'confirmedAt'])
    .where('uid', '=', uid)
    .forUpdate()
    .executeTakeFirst();

/** Stores an unconfirmed secret, and replaces an earlier unconfirmed one. */
export async function insertFactor(trx: Db, uid: string, sealed: Sealed): Promise<void> {
  await trx
    .insertInto('secondFactors')
    .values({ uid, ...sealed })
    .onConflict((conflict) =>
      conflict
        .column('uid')
        .doUpdateSet({ ...sealed, lastStep: 0 })
        .where('secondFactors.confirmedAt', 'is', null),
    )
    .execute();
}

export const storeStep = (trx: Db, uid: string, lastStep: number) =>
  trx.updateTable('secondFactors').set({ lastStep }).where('uid', '=', uid).execute();

export const confirmFactor = (trx: Db, uid: string) =>
  trx.updateTable('secondFactors').set({ confirmedAt: now }).where('uid', '=', uid).execute();

/**
 * Deletes a factor with its recovery codes.
 *
 * @returns whether the factor was confirmed
 */
export async function deleteFactor(trx: Db, uid: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('secondFactors')
    .where('uid', '=', uid)
    .returning('confirmedAt')
    .executeTakeFirst();
  return deleted !== undefined && deleted.confirmedAt !== null;
}

export const insertRecoveryCodes = (trx: Db, uid: string, hashes: readonly string[]) =>
  trx
    .insertInto('recoveryCodes')
    .values(hashes.map((codeHash) => ({ uid, codeHash })))
    .execute();

/**
 * Uses a recovery code.
 *
 * @returns whether the code was valid
 */
export async function takeRecoveryCode(trx: Db, uid: string, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('recoveryCodes')
    .where('uid', '=', uid)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function recoveryCodesLeft(db: Db, uid: string): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCodes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return count;
}

/** The factors that are encrypted with another key, locked until the transaction ends. */
export const lockedFactorsOfOtherKeys = (trx: Db, keyId: string, limit: number) =>
  trx
    .selectFrom('secondFactors')
    .select(['uid', 'keyId', 'sealed'])
    .where('keyId', '!=', keyId)
    .limit(limit)
    .forUpdate()
    .execute();

export const resealFactor = (trx: Db, uid: string, sealed: Sealed) =>
  trx.updateTable('secondFactors').set(sealed).where('uid', '=', uid).execute();

export async function factorKeyIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('secondFactors').select('keyId').distinct().execute();
  return rows.map(({ keyId }) => keyId);
}
