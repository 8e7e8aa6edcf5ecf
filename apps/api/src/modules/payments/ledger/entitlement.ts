import type { Db } from '#database/connection.ts';
import { setPaidAccess } from '#modules/users/set-paid-access.ts';
import type { OnCommit } from '#database/transact.ts';
import { lock } from '#database/lock.ts';
import { claimByReference, insertFacts } from './queries.ts';
import {
  addClosings,
  addDuplicateRefund,
  entitlingPaymentsOf,
  type EntitlingPayment,
} from './task-queries.ts';

/** The job that carries out at Stripe what a transaction decided. */
export const settleJob = 'settle-payments';

/**
 * Makes a user's access what the ledger says, and has Stripe close every other way to pay: open intents are canceled,
 * open visits to the payment link are ended, and a payment made in spite of it is returned. Belongs into the
 * transaction that changed the ledger, or that registered the user.
 *
 * @returns how many payments give the user access
 */
export async function refreshEntitlement(trx: Db, onCommit: OnCommit, uid: string): Promise<number> {
  await lock(trx, 'user', uid);
  const payments = await entitlingPaymentsOf(trx, uid);
  await setPaidAccess(trx, onCommit, uid, payments.length > 0);
  if (payments.length > 0) {
    const hasClosings = await addClosings(trx, uid);
    const hasDuplicates = payments.length > 1 && (await returnDuplicates(trx, uid, payments));
    if (hasClosings || hasDuplicates) onCommit.wake(settleJob);
  }
  return payments.length;
}

/**
 * As {@link refreshEntitlement}, for a user whom no payment made earlier could know: payments through the link that
 * carry the uid are the user's from now on.
 */
export async function claimEntitlement(trx: Db, onCommit: OnCommit, uid: string): Promise<number> {
  await lock(trx, 'user', uid);
  await claimByReference(trx, uid);
  return refreshEntitlement(trx, onCommit, uid);
}

/**
 * Keeps the earliest payment and returns the others. What was decided once stands: were an earlier payment to become
 * known later, returning the one kept until then as well would take the access away.
 */
async function returnDuplicates(trx: Db, uid: string, payments: EntitlingPayment[]): Promise<boolean> {
  const [kept, ...surplus] = payments.filter(({ isDuplicate }) => !isDuplicate);
  if (!kept) return false;
  for (const { intentId } of surplus) {
    await addDuplicateRefund(trx, uid, intentId);
    const decidedAt = Math.floor(Date.now() / 1000);
    const fact = { kind: 'duplicate', intentId, atSeconds: decidedAt, keptIntentId: kept.intentId } as const;
    await insertFacts(trx, [fact], null);
  }
  return surplus.length > 0;
}
