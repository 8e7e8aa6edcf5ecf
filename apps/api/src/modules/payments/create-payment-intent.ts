import { randomUUID } from 'node:crypto';
import { priceDollars } from '@org/api-contract/values';
import { keyedHash } from '#http/logging.ts';
import { ApiError } from '#http/problems.ts';
import type { Caller } from '#http/session.ts';
import { isPaid } from '#modules/users/is-paid.ts';
import type { Services } from '#services/services.ts';
import { applyIntent } from './apply-fact.ts';
import { price } from './price.ts';
import { attemptsSince, insertAttempt, lockLedgerOf, openAttempt, setIntentOfAttempt } from './queries.ts';

const hourMs = 3_600_000;
/** Card testing needs many intents; a person needs one. */
const mostPerUserAndHour = 3;
const mostPerAddressAndHour = 20;

interface Asked {
  amount: unknown;
  email?: string;
}

/** Opens the caller's one PaymentIntent, or returns the one that is open. */
export async function createPaymentIntent(services: Services, caller: Caller, ip: string, asked: Asked) {
  if (asked.amount !== priceDollars) throw new ApiError('invalid_amount');
  if (asked.email !== undefined && asked.email.toLowerCase() !== caller.email.toLowerCase()) {
    throw new ApiError('forbidden');
  }
  // Twice at most: an open attempt may turn out to have been canceled at Stripe.
  for (let round = 0; round < 2; round += 1) {
    const attempt = await attemptFor(services, caller, ip);
    const clientSecret = attempt.intent_id
      ? await secretOfOpenIntent(services, attempt.intent_id)
      : await openIntent(services, caller, attempt);
    if (clientSecret) return { clientSecret };
  }
  throw new ApiError('unavailable', { retryAfterSeconds: 5 });
}

interface Attempt {
  intent_id: string | null;
  idempotency_key: string | null;
  email: string | null;
}

/** The row exists before Stripe is called, so that a crash in between leads to the same intent. */
async function attemptFor(services: Services, caller: Caller, ip: string): Promise<Attempt> {
  const { db, clock, config } = services;
  return db.transaction().execute(async (trx) => {
    await lockLedgerOf(trx, caller.uid);
    if (await isPaid(trx, caller.uid)) throw new ApiError('already_paid');
    const open = await openAttempt(trx, caller.uid);
    if (open) return open;
    const since = new Date(clock().getTime() - hourMs);
    const ipHash = keyedHash(config.logHashKey, ip);
    const [byUser, byAddress] = [
      await attemptsSince(trx, { uid: caller.uid }, since),
      await attemptsSince(trx, { ipHash }, since),
    ];
    if (byUser >= mostPerUserAndHour || byAddress >= mostPerAddressAndHour) {
      throw new ApiError('rate_limited', { retryAfterSeconds: hourMs / 1000 });
    }
    const idempotencyKey = randomUUID();
    await insertAttempt(trx, {
      uid: caller.uid,
      email: caller.email,
      idempotencyKey,
      ipHash,
      amountCents: price.cents,
      currency: price.currency,
    });
    return { intent_id: null, idempotency_key: idempotencyKey, email: caller.email };
  });
}

async function openIntent(
  { db, stripe, events }: Services,
  caller: Caller,
  attempt: Attempt,
): Promise<string> {
  const idempotencyKey = attempt.idempotency_key ?? '';
  const intent = await stripe.createIntent({
    uid: caller.uid,
    email: attempt.email ?? caller.email,
    amountCents: price.cents,
    currency: price.currency,
    idempotencyKey,
  });
  await setIntentOfAttempt(db, idempotencyKey, intent.id);
  events.record('payment_opened', { uid: caller.uid, intentId: intent.id });
  return intent.clientSecret;
}

/** @returns the client secret, or `undefined` where the intent was canceled and another is needed */
async function secretOfOpenIntent(
  { db, stripe, events, clock }: Services,
  intentId: string,
): Promise<string | undefined> {
  const intent = await stripe.retrieveIntent(intentId);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    await applyIntent(db, events, intent, clock());
    if (intent.status === 'succeeded') throw new ApiError('already_paid');
    return undefined;
  }
  return intent.clientSecret;
}
