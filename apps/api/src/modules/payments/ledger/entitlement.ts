import type { Db } from '#database/connection.ts';
import type { Services } from '#integrations/services.ts';
import type { Caller } from '#kernel/caller.ts';
import { isRegistered } from '#modules/users/account.ts';
import { registerUser } from '#modules/users/register-user.ts';
import { setPaidAccess } from '#modules/users/paid-access.ts';
import type { OnCommit } from '#database/transact.ts';
import { claimByReference, insertFacts } from './queries.ts';
import { addCloseTasks, addTask, entitlingPaymentsOf, type EntitlingPayment } from './task-queries.ts';

/** The job that runs payment tasks: calls to Stripe that a transaction has decided. */
export const settleJob = 'settle-payments';

/**
 * Computes a user's entitlement from the ledger and stores it. If the user has paid, also adds tasks that cancel the
 * open intents, expire the open sessions of the payment link and refund duplicate payments. Call it in the
 * transaction that changed the ledger or registered the user, under the lock of the user.
 *
 * This is the only place that decides whether a user has paid. Others read the stored decision (`hasPaid` of users).
 *
 * @returns whether the user has paid
 */
export async function refreshEntitlement(trx: Db, onCommit: OnCommit, uid: string): Promise<boolean> {
  const entitling = await entitlingPaymentsOf(trx, uid);
  const hasPaid = entitling.length > 0;
  if (hasPaid && (await addCloseTasks(trx, uid))) onCommit.wake(settleJob);
  await setPaidAccess(trx, onCommit, uid, hasPaid);
  // Access from an admin is not a payment. A payment beside it is kept, and an admin decides about it.
  const payments = entitling.filter(({ isGrant }) => !isGrant);
  if (await refundDuplicates(trx, uid, payments)) onCommit.wake(settleJob);
  return hasPaid;
}

/**
 * Like {@link refreshEntitlement}, but first assigns to the user the unclaimed payments through the payment link that have
 * the uid. Used when a user registers or pays, under the lock of the user.
 */
export async function claimEntitlement(trx: Db, onCommit: OnCommit, uid: string): Promise<boolean> {
  await claimByReference(trx, uid);
  return refreshEntitlement(trx, onCommit, uid);
}

/** Registers the caller's account if its registration was lost. */
export async function ensureRegistered(services: Services, caller: Caller): Promise<void> {
  if (!(await isRegistered(services.db, caller.uid)))
    await registerUser(services, caller, caller, claimEntitlement);
}

/**
 * Keeps the earliest payment and refunds the others. The decision stays even if an earlier payment appears later,
 * because refunding the kept payment would end the access.
 */
async function refundDuplicates(trx: Db, uid: string, payments: EntitlingPayment[]): Promise<boolean> {
  const [kept, ...surplus] = payments.filter(({ isDuplicate }) => !isDuplicate);
  if (!kept) return false;
  for (const { intentId, isGift } of surplus) {
    // A gift is the giver's money. A user with access, for example after a won dispute, may keep a redeemed gift.
    if (isGift) continue;
    await addTask(trx, { kind: 'refund_duplicate', subject: intentId, uid, reason: 'paid' });
    const decidedAt = Math.floor(Date.now() / 1000);
    const fact = { kind: 'duplicate', intentId, atSeconds: decidedAt, keptIntentId: kept.intentId } as const;
    await insertFacts(trx, [fact], null);
  }
  return surplus.length > 0;
}
