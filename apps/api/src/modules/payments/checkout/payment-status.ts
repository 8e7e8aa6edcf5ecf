import type { PaymentStatus } from '@org/api-contract';
import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';
import { isPaid } from '#modules/users/account.ts';
import type { Services } from '#integrations/services.ts';
import type { IntentSnapshot } from '#integrations/stripe/stripe.ts';
import { applySnapshot } from '#modules/payments/ledger/apply-snapshot.ts';
import { claimPayments } from '#modules/payments/ledger/claim-payments.ts';
import { readLinkSessions } from './link-payment.ts';
import { latestAttempt, linkGivenAt, takeCheck } from '#modules/payments/ledger/queries.ts';

const secondsBetweenChecks = 5;
const paid: PaymentStatus = { hasPaid: true, paymentFailed: false };
const pending: PaymentStatus = { hasPaid: false, paymentFailed: false };
const failed: PaymentStatus = { hasPaid: false, paymentFailed: true };

/**
 * Whether a user has access, and whether the latest attempt to pay failed. While an attempt is open and no webhook
 * has come, Stripe itself is asked.
 */
export async function paymentStatus(services: Services, caller: Caller, uid: string): Promise<PaymentStatus> {
  const { db } = services;
  if (await isPaid(db, uid)) return paid;
  if (caller.uid === uid && (await claimPayments(services, caller))) return paid;
  const attempt = await latestAttempt(db, uid);
  const givenAt = await linkGivenAt(db, uid);
  // The attempt was given up for the link, which is no failure.
  if (givenAt && givenAt >= (attempt?.created_at ?? givenAt)) return statusByLink(services, caller, uid);
  if (!attempt?.intent_id || attempt.status === 'succeeded') return pending;
  if (attempt.status === 'canceled') return failed;
  if (!(await takeCheck(db, uid, secondsBetweenChecks))) return pending;
  const snapshot = await ask(services, attempt.intent_id);
  if (await isPaid(db, uid)) return paid;
  // A failure we were told of earlier may be followed by a card that works, so only what Stripe says now counts.
  return snapshot?.intent.status === 'failed' || snapshot?.intent.status === 'canceled' ? failed : pending;
}

/** For a user who opened the payment link: nothing counts as failed until the link is paid. */
async function statusByLink(services: Services, caller: Caller, uid: string): Promise<PaymentStatus> {
  if (caller.uid !== uid || !(await takeCheck(services.db, uid, secondsBetweenChecks))) return pending;
  await tolerant(services, uid, () => readLinkSessions(services, caller));
  return (await isPaid(services.db, uid)) ? paid : pending;
}

/** Stripe's silence is no failure of the payment: the page asks again. */
const ask = (services: Services, intentId: string): Promise<IntentSnapshot | undefined> =>
  tolerant(services, intentId, () => applySnapshot(services, intentId, { timeout: 'short' }));

async function tolerant<T>(
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
