import type { PaymentStatus } from '@org/api-contract';
import { isPaid } from '#modules/users/is-paid.ts';
import { ApiError } from '#http/problems.ts';
import type { Services } from '#services/services.ts';
import { applyIntent } from './apply-fact.ts';
import { claimCheck, latestAttempt } from './queries.ts';

const secondsBetweenChecks = 5;

/** Whether a user has access; while a payment is open and no webhook has come, Stripe itself is asked. */
export async function paymentStatus(services: Services, uid: string): Promise<PaymentStatus> {
  const { db } = services;
  if (await isPaid(db, uid)) return { hasPaid: true, paymentFailed: false };
  const attempt = await latestAttempt(db, uid);
  if (attempt?.intent_id && !attempt.canceled && (await claimCheck(db, attempt.id, secondsBetweenChecks))) {
    await askStripe(services, attempt.intent_id);
  }
  if (await isPaid(db, uid)) return { hasPaid: true, paymentFailed: false };
  return { hasPaid: false, paymentFailed: hasFailed(await latestAttempt(db, uid)) };
}

/** Stripe's silence is never a failure of the payment: the answer is then what the database knows. */
async function askStripe({ db, stripe, events, clock }: Services, intentId: string): Promise<void> {
  try {
    await applyIntent(db, events, await stripe.retrieveIntent(intentId), clock());
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unavailable') throw error;
    events.record('payment_alert', { intentId, reason: 'Stripe did not answer' });
  }
}

type Attempt = NonNullable<Awaited<ReturnType<typeof latestAttempt>>>;

/** Only the latest attempt counts, and a later step of the same attempt outlives an earlier failure. */
function hasFailed(attempt: Attempt | undefined): boolean {
  if (!attempt || attempt.succeeded || !attempt.last_failed_at) return false;
  return !attempt.last_progress_at || attempt.last_progress_at <= attempt.last_failed_at;
}
