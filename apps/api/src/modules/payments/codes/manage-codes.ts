import type { Endpoints, Input, PromotionCode as ShownCode } from '@org/api-contract';
import { priceCents } from '@org/api-contract/values';
import type { Db } from '#database/connection.ts';
import type { Actor } from '#kernel/caller.ts';
import { isConflict } from '#database/transact.ts';
import type { Services } from '#integrations/services.ts';
import { ApiError } from '#kernel/api-error.ts';
import { recordAction } from '#modules/audit/record-action.ts';
import { emailsOf } from '#modules/users/account.ts';
import { dueCentsOf, isChargeable, spelledCode } from './promotion-code.ts';
import { sql, type Insertable } from 'kysely';
import type { Database } from '#database/schema.ts';

type NewCode = Input<Endpoints['POST /api/promotion-codes']>['body'];

/**
 * Creates a promotion code. It can be ended, but never changed, because open payments have its price.
 *
 * @throws ApiError `invalid_input`, `code_taken`, or `unavailable` when the identity provider does not answer
 */
export async function createCode(
  { db, identity, clock }: Services,
  actor: Actor,
  { code, expiresAt, onlyEmail, reason, ...given }: NewCode,
): Promise<ShownCode> {
  const { percentOff = null, amountOffCents = null, maxRedemptions = null } = given;
  if ((percentOff === null) === (amountOffCents === null)) {
    throw invalid('percentOff', 'must be set instead of amountOffCents, not together with it');
  }
  if ((amountOffCents ?? 0) > priceCents) throw invalid('amountOffCents', 'is more than the price');
  if (!isChargeable(dueCentsOf({ percentOff, amountOffCents }))) {
    throw invalid('amountOffCents', 'must leave nothing to pay, or at least 50 cents');
  }
  const ends = expiresAt === undefined ? null : new Date(expiresAt);
  if (ends && ends <= clock()) throw invalid('expiresAt', 'is in the past');
  const account = onlyEmail === undefined ? undefined : await identity.accountOf(onlyEmail);
  if (onlyEmail !== undefined && !account) throw invalid('onlyEmail', 'has no account');
  try {
    return await db.transaction().execute(async (trx) => {
      const terms = { code: spelledCode(code), percentOff, amountOffCents, maxRedemptions, expiresAt: ends };
      const id = await insertCode(trx, {
        ...terms,
        onlyUid: account?.uid ?? null,
        createdBy: 'uid' in actor ? actor.uid : `command line (${actor.command})`,
      });
      await recordAction(trx, {
        actor,
        action: 'create_code',
        about: aboutCode(id),
        subjectUid: account?.uid ?? null,
        reason,
        after: terms,
      });
      return shownCode(trx, id);
    });
  } catch (error) {
    if (isConflict(error, 'promotion_codes_code_key')) throw new ApiError('code_taken', { cause: error });
    throw error;
  }
}

/** All codes, latest first. */
export async function listCodes(db: Db): Promise<ShownCode[]> {
  const rows = await listedCodes(db);
  const emails = await emailsOf(
    db,
    rows.flatMap(({ onlyUid }) => onlyUid ?? []),
  );
  return rows.map(({ onlyUid, expiresAt, createdAt, endedAt, ...row }) => ({
    ...row,
    dueCents: dueCentsOf(row),
    expiresAt: expiresAt?.toISOString() ?? null,
    onlyEmail: onlyUid === null ? null : (emails.get(onlyUid) ?? 'a deleted account'),
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }));
}

/**
 * Ends a code. Payers who have entered it keep the lower price until their reservation ends. Repeated calls have no
 * further effect.
 *
 * @throws ApiError `not_found`
 */
export const endPromotionCode = (
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  id: number,
  reason: string,
): Promise<ShownCode> =>
  db.transaction().execute(async (trx) => {
    const ended = await endCode(trx, id);
    if (ended) {
      await recordAction(trx, {
        actor,
        action: 'end_code',
        about: aboutCode(id),
        subjectUid: ended.onlyUid,
        reason,
        before: { isEnded: false },
        after: { isEnded: true },
      });
    }
    return shownCode(trx, id);
  });

/** The name of a code in the audit log. */
const aboutCode = (id: number): string => `promotion code ${id}`;

async function shownCode(db: Db, id: number): Promise<ShownCode> {
  const found = (await listCodes(db)).find((code) => code.id === id);
  if (!found) throw new ApiError('not_found');
  return found;
}

const invalid = (field: string, problem: string): ApiError =>
  new ApiError('invalid_input', { fields: { [field]: problem } });

async function insertCode(db: Db, code: Insertable<Database['promotionCodes']>): Promise<number> {
  const { id } = await db.insertInto('promotionCodes').values(code).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** All codes with their redemptions, latest first. */
const listedCodes = (db: Db) =>
  db
    .selectFrom('promotionCodes')
    .leftJoin('payments', 'payments.promotionCodeId', 'promotionCodes.id')
    .select(({ fn }) => [
      'promotionCodes.id',
      'code',
      'percentOff',
      'amountOffCents',
      'maxRedemptions',
      'expiresAt',
      'onlyUid',
      'promotionCodes.createdAt',
      'endedAt',
      fn.count<number>('payments.id').filterWhere('payments.status', '=', 'succeeded').as('redeemed'),
      fn
        .count<number>('payments.id')
        .filterWhere('payments.status', 'not in', ['succeeded', 'canceled'])
        .as('reserved'),
    ])
    .groupBy('promotionCodes.id')
    .orderBy('promotionCodes.id', 'desc')
    .execute();

/**
 * Ends a code.
 *
 * @returns `undefined` when it has already ended, or does not exist
 */
const endCode = (db: Db, id: number) =>
  db
    .updateTable('promotionCodes')
    .set({ endedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .returning('onlyUid')
    .executeTakeFirst();

/** The codes that only this user may use. */
export const codesOnlyFor = (db: Db, uid: string) =>
  db
    .selectFrom('promotionCodes')
    .select(['code', 'createdAt'])
    .where('onlyUid', '=', uid)
    .orderBy('id')
    .execute();

export const failuresOf = (db: Db, uid: string) =>
  db.selectFrom('codeFailures').select(['ipHash', 'failedAt']).where('uid', '=', uid).orderBy('id').execute();

/** Ends the codes that only a deleted account could use, and deletes its failed entries. */
export async function forgetCodesOf(trx: Db, uid: string): Promise<void> {
  await trx
    .updateTable('promotionCodes')
    .set({ endedAt: sql<Date>`now()` })
    .where('onlyUid', '=', uid)
    .where('endedAt', 'is', null)
    .execute();
  await trx.deleteFrom('codeFailures').where('uid', '=', uid).execute();
}
