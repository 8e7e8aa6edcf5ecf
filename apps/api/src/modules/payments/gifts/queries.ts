import type { Gift, ListedGift } from '@org/api-contract';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { Database } from '#database/schema.ts';
import { taxesOfPayment } from '#modules/payments/ledger/tax-queries.ts';

const gifts = (db: Db) =>
  db
    .selectFrom('gifts')
    .innerJoin('payments', 'payments.id', 'gifts.paymentId')
    .select([
      'gifts.id',
      'gifts.paymentId',
      'gifts.giverUid',
      'gifts.codeHash',
      'gifts.keyId',
      'gifts.sealed',
      'gifts.sendAt',
      'gifts.sentAt',
      'gifts.mails',
      'gifts.createdAt',
      'payments.intentId',
      'payments.status',
      'payments.entitles',
      'payments.redeemedBy',
      'payments.redeemedAt',
      'payments.paidAt',
      'payments.amountCents',
      'payments.currency',
      'payments.refundedCents',
      'payments.dispute',
      'payments.isRevoked',
      taxesOfPayment.as('taxes'),
    ]);

export type GiftRow = Awaited<ReturnType<ReturnType<typeof gifts>['executeTakeFirstOrThrow']>>;

export const giftOfId = (db: Db, id: string): Promise<GiftRow | undefined> =>
  gifts(db).where('gifts.id', '=', id).executeTakeFirst();

export const giftOfCode = (db: Db, codeHash: string): Promise<GiftRow | undefined> =>
  gifts(db).where('codeHash', '=', codeHash).executeTakeFirst();

/** The gifts that a user has paid or is paying, latest first. */
export const giftsGivenBy = (db: Db, uid: string): Promise<GiftRow[]> =>
  gifts(db)
    .where('giverUid', '=', uid)
    .where('payments.status', 'in', ['processing', 'succeeded'])
    .orderBy('gifts.createdAt', 'desc')
    .execute();

export const giftsRedeemedBy = (db: Db, uid: string): Promise<GiftRow[]> =>
  gifts(db).where('payments.redeemedBy', '=', uid).orderBy('gifts.createdAt').execute();

export async function insertGift(trx: Db, gift: Insertable<Database['gifts']>): Promise<void> {
  await trx.insertInto('gifts').values(gift).execute();
}

export async function updateGift(trx: Db, id: string, change: Updateable<Database['gifts']>): Promise<void> {
  await trx.updateTable('gifts').set(change).where('id', '=', id).execute();
}

/**
 * Locks the next paid gift whose giver has no confirmation yet. Gifts that were paid long ago, while no mails were
 * sent, are skipped.
 */
export const lockedNewGift = (trx: Db): Promise<GiftRow | undefined> =>
  gifts(trx)
    .where('purchaseMailedAt', 'is', null)
    .where('sealed', 'is not', null)
    .where('payments.entitles', '=', true)
    .where('payments.paidAt', '>', sql<Date>`now() - interval '7 days'`)
    .limit(1)
    .forUpdate('gifts')
    .skipLocked()
    .executeTakeFirst();

/** Locks the next gift whose mail is due. Other processes skip it. */
export const lockedDueGift = (trx: Db): Promise<GiftRow | undefined> =>
  gifts(trx)
    .where('sentAt', 'is', null)
    .where('sealed', 'is not', null)
    .where('sendAt', '<=', sql<Date>`now()`)
    .where('payments.entitles', '=', true)
    .where('payments.redeemedBy', 'is', null)
    .orderBy('sendAt')
    .limit(1)
    .forUpdate('gifts')
    .skipLocked()
    .executeTakeFirst();

/**
 * Locks the next gift that was revoked after its code was sent, and whose receiver has not been told. A receiver who
 * redeemed it gets the mail about the end of the access instead.
 */
export const lockedRevokedGift = (trx: Db): Promise<GiftRow | undefined> =>
  gifts(trx)
    .where('revocationMailedAt', 'is', null)
    .where('payments.status', '=', 'succeeded')
    .where('payments.entitles', '=', false)
    .where('sentAt', 'is not', null)
    .where('payments.redeemedBy', 'is', null)
    .limit(1)
    .forUpdate('gifts')
    .skipLocked()
    .executeTakeFirst();

/** Why a gift ended, as `endOf` determines it. */
const end = sql<Gift['endedBy']>`case
  when payments.dispute in ('open', 'lost') then 'dispute'
  when payments.refunded_cents >= payments.amount_cents then 'refund'
  when payments.is_revoked then 'operator' end`;

/** The state of a paid gift, as in `giftState`. */
const paidState = sql<ListedGift['state']>`case
  when payments.entitles then case when payments.redeemed_by is null then 'waiting' else 'redeemed' end
  when ${end} is null then 'mismatch' else 'revoked' end`;

/** A page of the paid gifts, latest first, and the number of all paid gifts. */
export async function paidGifts(
  db: Db,
  state: ListedGift['state'] | undefined,
  { limit, offset }: { limit: number; offset: number },
) {
  let matching = gifts(db).where('payments.status', '=', 'succeeded');
  if (state) matching = matching.where(paidState, '=', state);
  const rows = await matching
    .select(paidState.as('state'))
    .orderBy('gifts.createdAt', 'desc')
    .orderBy('gifts.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await matching
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** Locks the next ended gift whose giver has not been told of that ending. */
export const lockedEndedGift = (trx: Db): Promise<GiftRow | undefined> =>
  gifts(trx)
    .where('payments.status', '=', 'succeeded')
    .where('payments.entitles', '=', false)
    .where(sql<boolean>`gifts.ending_mailed is distinct from ${end}`)
    .where(end, 'is not', null)
    .limit(1)
    .forUpdate('gifts')
    .skipLocked()
    .executeTakeFirst();

/** Gifts that are encrypted with another key than the given one. */
export const lockedGiftsOfOtherKeys = (trx: Db, keyId: string, limit: number) =>
  trx
    .selectFrom('gifts')
    .select(['id', 'giverUid', 'keyId', 'sealed'])
    .where('keyId', '!=', keyId)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();

export async function giftKeyIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('gifts').select('keyId').distinct().execute();
  return rows.flatMap(({ keyId }) => keyId ?? []);
}
