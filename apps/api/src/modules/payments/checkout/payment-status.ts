import type { PaymentStatus } from '@org/api-contract';
import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';
import { hasPaid } from '#modules/users/account.ts';
import type { Services } from '#integrations/services.ts';
import type { IntentSnapshot } from '#integrations/stripe/stripe-gateway.ts';
import { applySnapshot } from '#modules/payments/ledger/apply-snapshot.ts';
import { claimPayments } from '#modules/payments/ledger/claim-payments.ts';
import { readLinkSessions } from './link-payment.ts';
import { latestAttempt, linkGivenAt, claimCheck } from '#modules/payments/ledger/attempt-queries.ts';

const paid: PaymentStatus = { hasPaid: true, paymentFailed: false };
const pending: PaymentStatus = { hasPaid: false, paymentFailed: false };
const failed: PaymentStatus = { hasPaid: false, paymentFailed: true };
const processing: PaymentStatus = { ...pending, isProcessing: true };

/**
 * Returns whether a user has access and whether the latest payment attempt failed. While an attempt is open, it is read
 * from Stripe, at most once in five seconds, because its webhook may be lost or late.
 *
 * @param uid - the user; an admin may ask for another user
 */
export async function paymentStatus(services: Services, caller: Caller, uid: string): Promise<PaymentStatus> {
  const { db } = services;
  // The caller's access was just read for this call.
  const isPaid = caller.uid === uid ? caller.hasPaid : await hasPaid(db, uid);
  if (isPaid) return paid;
  if (caller.uid === uid && (await claimPayments(services, caller))) return paid;
  const attempt = await latestAttempt(db, uid);
  const givenAt = await linkGivenAt(db, uid);
  // The user left the attempt for the payment link, so its cancellation is not a failure.
  if (givenAt && givenAt >= (attempt?.createdAt ?? givenAt)) return statusByLink(services, caller, uid);
  if (!attempt?.intentId || attempt.status === 'succeeded') return pending;
  if (attempt.status === 'canceled') return failed;
  const unread = attempt.status === 'processing' ? processing : pending;
  if (!(await claimCheck(db, uid))) return unread;
  const snapshot = await readSnapshot(services, attempt.intentId);
  if (await hasPaid(db, uid)) return paid;
  if (!snapshot) return unread;
  if (snapshot.intent.status === 'processing') return processing;
  // A stored failure may be out of date, because the payer can try another card. Only the current snapshot counts.
  if (snapshot.intent.status === 'failed' || snapshot.intent.status === 'canceled') return failed;
  // Stripe may report the intent as open after the event that is being processed.
  return (await latestAttempt(db, uid))?.status === 'processing' ? processing : pending;
}

/** The status of a user who opened the payment link. No attempt of this user counts as failed. */
async function statusByLink(services: Services, caller: Caller, uid: string): Promise<PaymentStatus> {
  if (caller.uid !== uid || !(await claimCheck(services.db, uid))) return pending;
  await ignoreUnavailable(services, 'payment link', () => readLinkSessions(services, caller));
  return (await hasPaid(services.db, uid)) ? paid : pending;
}

/** Reads an intent for a page that polls. Returns `undefined` and records an event when Stripe does not answer. */
export const readSnapshot = (services: Services, intentId: string): Promise<IntentSnapshot | undefined> =>
  ignoreUnavailable(services, intentId, () => applySnapshot(services, intentId, { timeout: 'short' }));

/** Returns `undefined` and records an event when Stripe does not answer. The page polls again. */
async function ignoreUnavailable<T>(
  services: Services,
  about: string,
  read: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unavailable') throw error;
    services.events.record('stripe_unavailable', { about });
    return undefined;
  }
}
