import { setTimeout as wait } from 'node:timers/promises';
import type { Endpoints, Input, Output } from '@org/api-contract';
import { priceDollars, prices } from '@org/api-contract/values';
import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';
import { hasPaid } from '#modules/users/account.ts';
import type { Services } from '#integrations/services.ts';
import type { Db } from '#database/connection.ts';
import { transact } from '#database/transact.ts';
import { promotionCodeOfId } from '#modules/payments/codes/code-queries.ts';
import type { PromotionCode } from '#modules/payments/codes/promotion-code.ts';
import { applySnapshot } from '#modules/payments/ledger/apply-snapshot.ts';
import { closeFormerPrice, closeOtherCode, attemptOf } from './open-attempt.ts';
import { lock } from '#database/exclusively.ts';
import {
  attachIntent,
  recordHandOut,
  replaceIdempotencyKey,
  storePayerEmail,
} from '#modules/payments/ledger/attempt-queries.ts';
import { type Payment } from '#modules/payments/ledger/queries.ts';
import { ensureRegistered, settleJob } from '#modules/payments/ledger/entitlement.ts';
import { addTask } from '#modules/payments/ledger/task-queries.ts';
import { newPaymentKey } from '#kernel/tracing.ts';

type IntentRequest = Input<Endpoints['POST /api/create-payment-intent']>['body'];

/** The client secret, and the discount of a promotion code. */
type Opened = Output<Endpoints['POST /api/create-payment-intent']>;

/**
 * Time after which no new try begins. A try fails when another process or Stripe changes the attempt at the same
 * time.
 */
const maxTryingMs = 4_000;
const pauseMs = 200;

/** Pending results of this process, by caller. */
const pendingByServices = new WeakMap<Services, Map<string, Promise<Opened>>>();

/**
 * Creates the caller's PaymentIntent, or returns the open one, so that a double click or a second tab does not charge
 * twice.
 *
 * @param ip - IP address of the caller, for the limits on declined cards
 * @param request - `amount` in dollars must be the current price, and `email` the caller's
 * @returns the client secret, and the discount of a promotion code
 * @throws ApiError `invalid_amount`, `price_changed`, `forbidden`, `already_paid`, `payment_processing`, `rate_limited` or `unavailable`
 */
export async function createPaymentIntent(
  services: Services,
  caller: Caller,
  ip: string,
  { amount, email: givenEmail }: IntentRequest,
) {
  if (amount !== priceDollars) throw refusalOf(amount);
  if (givenEmail !== undefined && givenEmail.toLowerCase() !== caller.email.toLowerCase()) {
    throw new ApiError('forbidden');
  }
  const pending = pendingByServices.get(services) ?? new Map<string, Promise<Opened>>();
  pendingByServices.set(services, pending);
  const { uid, email, emailVerified } = caller;
  const key = JSON.stringify([uid, email, emailVerified]);
  // Concurrent calls of one user share one result. Otherwise each would hold a connection while it waits for the same
  // lock.
  const shared = pending.get(key);
  if (shared) return shared;
  const result = openOrReopen(services, caller, ip).finally(() => pending.delete(key));
  pending.set(key, result);
  return result;
}

/** A page opened before a change of the price still has the former price. */
function refusalOf(amount: unknown): ApiError {
  const isFormer = prices.some(({ amountCents }) => amountCents / 100 === amount);
  return isFormer ? new ApiError('price_changed', { amount: priceDollars }) : new ApiError('invalid_amount');
}

/**
 * Returns the intent of the caller's open attempt. Creates the attempt and the intent if they do not exist, and
 * replaces an open intent with a former price or with another promotion code.
 *
 * @param code - the promotion code to pay with, `null` for none; absent: an open attempt keeps the one that it has
 * @throws ApiError as {@link createPaymentIntent}, `unknown_code`, `expired_code` or `used_up_code`
 */
export async function openOrReopen(
  services: Services,
  caller: Caller,
  ip: string,
  code?: PromotionCode | null,
): Promise<Opened> {
  await ensureRegistered(services, caller);
  const opened = await intentOf(services, caller, async () => {
    const isReplaced = code !== undefined && (await closeOtherCode(services, caller.uid, code));
    const isRepriced = (await closeFormerPrice(services, caller.uid)) || isReplaced;
    return attemptOf(services, caller, ip, { isRepriced, code });
  });
  if (!opened) throw new ApiError('already_paid');
  const { clientSecret, attempt } = opened;
  const { amountCents: dueCents } = attempt;
  return { clientSecret, dueCents, ...(await discountOfAttempt(services.db, attempt)) };
}

/**
 * Creates the intent of an attempt, or reads it if it exists.
 *
 * @param findAttempt - reads or inserts the attempt; called again when the attempt was changed at the same time.
 * `settled`: nothing is left to pay. `again`: it could not be inserted yet
 * @returns `undefined` when nothing is left to pay
 * @throws ApiError `payment_processing` or `unavailable`
 */
export async function intentOf(
  services: Services,
  caller: Caller,
  findAttempt: () => Promise<Payment | 'settled' | 'again'>,
): Promise<{ clientSecret: string; attempt: Payment } | undefined> {
  const startedAt = performance.now();
  for (let isFirst = true; isFirst || performance.now() - startedAt < maxTryingMs; isFirst = false) {
    const attempt = await findAttempt();
    if (attempt === 'settled') return undefined;
    const clientSecret =
      attempt === 'again'
        ? undefined
        : attempt.intentId === null
          ? await openIntent(services, caller, attempt, isFirst)
          : await reopenIntent(services, attempt, attempt.intentId, isFirst);
    if (clientSecret !== undefined && attempt !== 'again') {
      await correctEmail(services, attempt, intentIdIn(clientSecret), caller.email);
      return { clientSecret, attempt };
    }
    await wait(pauseMs);
  }
  throw new ApiError('unavailable', { retryAfterSeconds: 2 });
}

const intentIdIn = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';

/** The payer may have corrected a mistyped email, and the receipt must not go to a stranger. */
async function correctEmail(
  { db, stripe }: Services,
  { id, email }: Payment,
  intentId: string,
  callerEmail: string,
): Promise<void> {
  if (email === callerEmail) return;
  await stripe.sendReceiptTo(intentId, callerEmail);
  await storePayerEmail(db, id, callerEmail);
}

async function discountOfAttempt(
  db: Db,
  { promotionCodeId, amountCents, listPriceCents }: Payment,
): Promise<Pick<Opened, 'discount'>> {
  const promotion = promotionCodeId === null ? undefined : await promotionCodeOfId(db, promotionCodeId);
  if (!promotion) return {};
  return {
    discount: { code: promotion.code, offCents: listPriceCents - amountCents, dueCents: amountCents },
  };
}

const timeoutOf = (isFirst: boolean) => ({ timeout: isFirst ? 'long' : 'short' }) as const;

/** Creates the intent of an attempt. @returns its client secret, or `undefined` when the attempt must be read again */
async function openIntent(
  services: Services,
  caller: Caller,
  { id, email, idempotencyKey, amountCents, currency, purpose }: Payment,
  isFirst: boolean,
): Promise<string | undefined> {
  const { db, stripe } = services;
  if (idempotencyKey === null) throw new Error(`attempt ${id} has no idempotency key`);
  const opened = await stripe.openIntent(
    // The email of the attempt, because Stripe accepts a repeated idempotency key only with the same parameters.
    { uid: caller.uid, email: email ?? caller.email, amountCents, currency, purpose, idempotencyKey },
    timeoutOf(isFirst),
  );
  switch (opened.outcome) {
    case 'in_progress':
      return undefined;
    case 'key_spent':
      await replaceIdempotencyKey(db, id, idempotencyKey, newPaymentKey());
      return undefined;
    case 'opened':
      return (await attach(services, caller.uid, { id, purpose }, opened.intentId))
        ? opened.clientSecret
        : undefined;
  }
}

/**
 * Stores the intent of an attempt, or has it canceled if the user has paid or chosen the payment link in the meantime.
 *
 * @returns whether the client secret may be sent to the browser
 */
const attach = (
  services: Services,
  uid: string,
  { id: attemptId, purpose }: Pick<Payment, 'id' | 'purpose'>,
  intentId: string,
): Promise<boolean> =>
  transact(services, async (trx, onCommit) => {
    await lock(trx, 'user', uid);
    const isAttached = await attachIntent(trx, attemptId, intentId);
    // A user with access may still pay for a gift.
    const isPaid = purpose === 'access' && (await hasPaid(trx, uid));
    if (isAttached && !isPaid) {
      onCommit.record('payment_opened', { uid, intentId });
      return true;
    }
    const reason = isPaid ? 'paid' : 'replaced';
    await addTask(trx, { kind: 'cancel_intent', subject: intentId, uid, reason });
    onCommit.wake(settleJob);
    return false;
  });

/**
 * Reads an open intent.
 *
 * @returns its client secret, or `undefined` when it can no longer be paid
 * @throws ApiError `payment_processing`
 */
async function reopenIntent(
  services: Services,
  attempt: Payment,
  intentId: string,
  isFirst: boolean,
): Promise<string | undefined> {
  const snapshot = await applySnapshot(services, intentId, timeoutOf(isFirst));
  if (!snapshot || snapshot.intent.status === 'canceled' || snapshot.intent.status === 'succeeded')
    return undefined;
  const { status } = snapshot.intent;
  // Stripe may report the intent as open after the event that is being processed.
  if (status === 'processing' || (status === 'open' && attempt.status === 'processing'))
    throw new ApiError('payment_processing');
  await recordHandOut(services.db, attempt.id);
  return snapshot.clientSecret;
}
