import { sql } from 'kysely';
import { currentPrice } from '@org/api-contract/values';
import type { Db } from '#database/connection.ts';
import { reservationEnd, abandonAttempt } from '#modules/payments/ledger/attempt-queries.ts';
import type { PromotionCode } from './promotion-code.ts';
import { lock } from '#database/exclusively.ts';
import { transact } from '#database/transact.ts';
import type { Services } from '#integrations/services.ts';
import { settleJob } from '#modules/payments/ledger/entitlement.ts';
import { addTask } from '#modules/payments/ledger/task-queries.ts';

export const promotionCode = (db: Db, code: string): Promise<PromotionCode | undefined> =>
  db.selectFrom('promotionCodes').selectAll().where('code', '=', code).executeTakeFirst();

export const promotionCodeOfId = (db: Db, id: number): Promise<PromotionCode | undefined> =>
  db.selectFrom('promotionCodes').selectAll().where('id', '=', id).executeTakeFirst();

/** Locks a code until the transaction ends, so that one transaction at a time counts its redemptions. */
export const lockedCode = (trx: Db, id: number): Promise<PromotionCode | undefined> =>
  trx.selectFrom('promotionCodes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The number of paid or reserved redemptions of a code. Only a canceled attempt frees its redemption. */
export async function takenRedemptions(trx: Db, id: number): Promise<number> {
  const { count } = await trx
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('promotionCodeId', '=', id)
    .where('status', '!=', 'canceled')
    .executeTakeFirstOrThrow();
  return count;
}

/** Extends the reservation of an open attempt whose code still applies. */
export async function renewReservation(trx: Db, attemptId: number): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ reservedUntil: reservationEnd })
    .where('id', '=', attemptId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('promotionCodes')
          .select('promotionCodes.id')
          .whereRef('promotionCodes.id', '=', 'payments.promotionCodeId')
          .where('endedAt', 'is', null)
          .where(({ eb, or }) => or([eb('expiresAt', 'is', null), eb('expiresAt', '>', sql<Date>`now()`)])),
      ),
    )
    .execute();
}

/** Open attempts whose reservation of a code has ended, if the code has a limit, was ended or has expired. */
const lapsedReservations = (
  db: Db,
  limit: number,
): Promise<{ id: number; uid: string | null; intentId: string | null }[]> =>
  db
    .selectFrom('payments')
    .innerJoin('promotionCodes', 'promotionCodes.id', 'payments.promotionCodeId')
    .select(['payments.id', 'payments.uid', 'payments.intentId'])
    .where('payments.status', 'not in', ['canceled', 'succeeded'])
    .where('payments.reservedUntil', '<', sql<Date>`now()`)
    .where(({ eb, or }) =>
      or([
        eb('promotionCodes.maxRedemptions', 'is not', null),
        eb('promotionCodes.endedAt', 'is not', null),
        eb('promotionCodes.expiresAt', '<', sql<Date>`now()`),
      ]),
    )
    .limit(limit)
    .execute();

/** Whether the reservation of an attempt has ended. */
export async function hasLapsed(db: Db, intentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('intentId', '=', intentId)
    .where('reservedUntil', '<', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts a payment by a code that leaves nothing to pay. The same transaction adds its fact. */
export async function insertFreePayment(
  trx: Db,
  payment: { uid: string; email: string; ipHash: string; intentId: string; promotionCodeId: number },
): Promise<void> {
  await trx
    .insertInto('payments')
    .values({
      ...payment,
      source: 'code',
      amountCents: 0,
      currency: currentPrice.currency,
      listPriceCents: currentPrice.amountCents,
    })
    .execute();
}

export async function insertCodeFailure(trx: Db, uid: string, ipHash: string): Promise<void> {
  await trx.insertInto('codeFailures').values({ uid, ipHash }).execute();
}

/** Maximum failures per hour, against guessing. An IP address may be shared, so it has a higher limit. */
const maxFailures = { perUser: 10, perAddress: 50 };

/**
 * Seconds until a user may enter another code, from the failures of the user and the IP address in the last hour. 0:
 * now.
 */
export async function secondsUntilNextCode(db: Db, uid: string, ipHash: string): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    with recent as (
      select uid, ip_hash, failed_at from code_failures
      where (uid = ${uid} or ip_hash = ${ipHash}) and failed_at > now() - interval '1 hour'
    ), reached as (
      (select failed_at from recent where uid = ${uid} order by failed_at desc offset ${maxFailures.perUser - 1} limit 1)
      union all
      (select failed_at from recent where ip_hash = ${ipHash}
       order by failed_at desc offset ${maxFailures.perAddress - 1} limit 1)
    )
    select ceil(extract(epoch from max(failed_at) + interval '1 hour' - now()))::int as seconds
    from reached`.execute(db);
  return Math.max(rows[0]?.seconds ?? 0, 0);
}

/** Deletes failures older than a day. The limits use only the last hour. */
export async function deleteOldCodeFailures(db: Db): Promise<void> {
  await db
    .deleteFrom('codeFailures')
    .where('failedAt', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}

const maxLapsed = 200;

/**
 * Takes back the redemptions of attempts that were not paid in time. A redemption is free only after Stripe has
 * canceled the intent. A payment before that counts, at the promised price.
 */
export async function lapseReservations(services: Services): Promise<void> {
  for (const { id, uid, intentId } of await lapsedReservations(services.db, maxLapsed)) {
    if (uid === null) continue;
    await transact(services, async (trx, onCommit) => {
      await lock(trx, 'user', uid);
      if (intentId === null) await abandonAttempt(trx, id);
      else if (await addTask(trx, { kind: 'cancel_intent', subject: intentId, uid, reason: 'lapsed' }))
        onCommit.wake(settleJob);
    });
  }
}
