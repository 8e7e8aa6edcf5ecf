import type { Caller } from '#kernel/caller.ts';
import { formerAccounts, isRegistered } from '#modules/users/account.ts';
import { refuseDeletedAccount } from '#modules/users/deleted-account.ts';
import type { Services } from '#integrations/services.ts';
import { transact } from '#database/transact.ts';
import { lock } from '#database/exclusively.ts';
import { claimEntitlement, refreshEntitlement } from './entitlement.ts';
import { claimPaymentIds, inheritGifts, inheritPayments, payersAmong, unclaimedUnder } from './queries.ts';
import type { Db } from '#database/connection.ts';
import type { TaxLine } from '#kernel/written.ts';
import { lastPaid } from './payer-queries.ts';

/** Firebase's maximum length of a uid. `client_reference_id` may be longer. */
const maxUidLength = 128;

/**
 * Assigns to the caller the payment-link payments with the caller's uid or verified email, and the payments of
 * deleted accounts that had this verified email. Payments of existing accounts are not reassigned. Repeated calls
 * have no further effect.
 *
 * @returns whether the caller has access
 * @throws ApiError `unavailable` when the identity provider must be asked and does not answer
 */
export async function claimPayments(services: Services, caller: Caller): Promise<boolean> {
  const ownerless = caller.emailVerified ? await ownerlessUnder(services, caller.email) : [];
  const deleted = caller.emailVerified ? await deletedPayers(services, caller) : [];
  return transact(services, async (trx, onCommit) => {
    for (const uid of [caller.uid, ...deleted]) await lock(trx, 'user', uid);
    await refuseDeletedAccount(trx, caller.uid);
    await claimPaymentIds(trx, caller.uid, ownerless);
    for (const uid of deleted) {
      const hasPayments = await inheritPayments(trx, caller.uid, uid);
      const hasGifts = await inheritGifts(trx, caller.uid, uid, services.clock());
      if (hasPayments || hasGifts) await refreshEntitlement(trx, onCommit, uid);
    }
    return claimEntitlement(trx, onCommit, caller.uid);
  });
}

/** Unclaimed payments under an email that have no uid, or a uid without an account. */
async function ownerlessUnder({ db, identity }: Services, email: string): Promise<number[]> {
  const ids: number[] = [];
  for (const { id, reference } of await unclaimedUnder(db, email)) {
    const isOwnerless =
      reference === null ||
      reference.length > maxUidLength ||
      (!(await isRegistered(db, reference)) && (await identity.deletedAmong([reference])).length > 0);
    if (isOwnerless) ids.push(id);
  }
  return ids;
}

/** The deleted accounts with the caller's verified email that have paid. */
async function deletedPayers({ db, identity }: Services, caller: Caller): Promise<string[]> {
  const payers = await payersAmong(db, await formerAccounts(db, caller.email, caller.uid));
  return payers.length === 0 ? [] : identity.deletedAmong(payers);
}

/** The payment that gave a user access, or whose end took it away. */
export interface PaymentBehindAccess {
  id: number;
  /** Null when a promotion code left nothing to pay. */
  intentId: string | null;
  amountCents: number;
  currency: string;
  /** The taxes that the amount contains. */
  taxes: readonly TaxLine[];
  paidAt: Date | null;
  /** Whether another user paid, for a gift that this user redeemed. */
  isGift: boolean;
  /** Why the payment no longer gives access; `undefined` if it does, or for another reason. */
  ended: 'refunded' | 'disputed' | 'dispute_lost' | undefined;
}

/** Returns the payment that gave a user access or ended it; `undefined` if no payment did. */
export async function paymentBehindAccess(db: Db, uid: string): Promise<PaymentBehindAccess | undefined> {
  const row = await lastPaid(db, uid);
  if (!row) return undefined;
  const { dispute, refundedCents, entitles, purpose, ...payment } = row;
  const isRefunded = payment.amountCents > 0 && refundedCents >= payment.amountCents;
  return {
    ...payment,
    isGift: purpose === 'gift',
    ended: entitles
      ? undefined
      : dispute === 'open'
        ? 'disputed'
        : dispute === 'lost'
          ? 'dispute_lost'
          : isRefunded
            ? 'refunded'
            : undefined,
  };
}

/** Why a user's access has ended; `null` if it has not, or for another reason. */
export async function accessEnded(db: Db, uid: string) {
  const payment = await paymentBehindAccess(db, uid);
  return payment?.ended ? { because: payment.ended, isGift: payment.isGift } : null;
}
