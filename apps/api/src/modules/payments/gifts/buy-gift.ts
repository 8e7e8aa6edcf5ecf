import type { Gift } from '@org/api-contract';
import { isConflict } from '#database/transact.ts';
import { lock } from '#database/exclusively.ts';
import type { Db } from '#database/connection.ts';
import type { Services } from '#integrations/services.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';
import { closeFormerPrice, closeOpenIntent } from '#modules/payments/checkout/open-attempt.ts';
import { intentOf } from '#modules/payments/checkout/create-payment-intent.ts';
import { hashOfAddress } from '#kernel/customer-address.ts';
import { hashOfRandomCode, newRandomCode } from '#kernel/random-code.ts';
import { refuseTooManyIntents } from '#modules/payments/checkout/intent-limits.ts';
import { insertAttempt, openAttempt } from '#modules/payments/ledger/attempt-queries.ts';
import { refuseCardTesting } from '#modules/payments/ledger/card-declines.ts';
import { ensureRegistered } from '#modules/payments/ledger/entitlement.ts';
import type { Payment } from '#modules/payments/ledger/queries.ts';
import type { Seal } from '#modules/people/seal.ts';
import { refuseDeletedAccount } from '#modules/users/deleted-account.ts';
import { sendTimeOf, type GiftDetails, closeGift, openGift, shownGift } from './gift-details.ts';
import { giftState } from './gift-state.ts';
import { giftOfId, insertGift, updateGift, type GiftRow } from './queries.ts';
import { newPaymentKey } from '#kernel/tracing.ts';

/**
 * Begins the payment of a gift, or returns its open intent. The form chooses the id, so that a double click or a
 * reload is one payment. The open intent of another gift is canceled, so that a tab that shows it cannot pay for the
 * wrong person.
 *
 * @param ip - IP address of the giver, for the limits on declined cards
 * @returns the client secret; `null` when this gift is paid
 * @throws ApiError `invalid_input`, `forbidden`, `payment_processing`, `rate_limited` or `unavailable`
 */
export async function buyGift(
  services: Services,
  seal: Seal,
  caller: Caller,
  ip: string,
  { id: givenId, ...details }: GiftDetails & { id: string },
): Promise<{ clientSecret: string | null; dueCents: number; gift: Gift }> {
  const { db, clock, config } = services;
  // The content is encrypted for the id in the database's spelling.
  const id = givenId.toLowerCase();
  const sendAt = sendTimeOf(details.sendOn, clock());
  await ensureRegistered(services, caller);
  const ipHash = hashOfAddress(config.logHashKey, ip);

  const attempt = async (): Promise<Payment | 'settled' | 'again'> => {
    await closeFormerPrice(services, caller.uid, 'gift');
    await closeOpenIntent(services, caller.uid, {
      purpose: 'gift',
      decide: async (trx, open) => open !== undefined && (await giftOfId(trx, id))?.paymentId !== open.id,
    });
    const store = db.transaction().execute(async (trx): Promise<Payment | 'settled' | 'again'> => {
      await lock(trx, 'user', caller.uid);
      await refuseDeletedAccount(trx, caller.uid);
      await refuseCardTesting(trx, caller.uid, ipHash);
      const gift = await giftOfId(trx, id);
      if (gift && gift.giverUid !== caller.uid) throw new ApiError('forbidden');
      if (gift && giftState(gift) !== 'unpaid') return 'settled';
      const open = await openAttempt(trx, caller.uid, 'gift');
      // Another tab has begun another gift in the meantime.
      if (open && open.id !== gift?.paymentId) return 'again';
      const payment = open ?? (await newAttempt(trx, caller, ipHash));
      await storeGift(trx, seal, { id, giverUid: caller.uid, paymentId: payment.id, sendAt }, details, gift);
      return payment;
    });
    return store.catch((error: unknown) => {
      // Another giver took the id at the same time. The next try refuses it.
      if (isConflict(error, 'gifts_pkey')) return 'again';
      throw error;
    });
  };
  const opened = await intentOf(services, caller, attempt);
  const gift = await giftOfId(db, id);
  if (!gift) throw new Error(`the gift ${id} was not stored`);
  return {
    clientSecret: opened?.clientSecret ?? null,
    dueCents: opened?.attempt.amountCents ?? 0,
    gift: shownGift(seal, gift),
  };
}

async function newAttempt(trx: Db, { uid, email }: Caller, ipHash: string): Promise<Payment> {
  await refuseTooManyIntents(trx, uid, 'gift');
  return insertAttempt(trx, { uid, email, idempotencyKey: newPaymentKey(), ipHash, purpose: 'gift' });
}

/** Inserts a gift, or replaces the details of an unpaid one. */
async function storeGift(
  trx: Db,
  seal: Seal,
  stored: Pick<GiftRow, 'id' | 'giverUid' | 'paymentId' | 'sendAt'>,
  { toEmail, message = '' }: GiftDetails,
  known: GiftRow | undefined,
): Promise<void> {
  const code = (known && openGift(seal, known)?.code) ?? newRandomCode();
  const sealed = closeGift(seal, stored, { code, toEmail: toEmail.toLowerCase(), message: message.trim() });
  const { id, paymentId, sendAt } = stored;
  if (known) await updateGift(trx, id, { paymentId, sendAt, ...sealed });
  else await insertGift(trx, { ...stored, ...sealed, codeHash: hashOfRandomCode(code) });
}
