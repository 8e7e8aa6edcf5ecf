import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { priceDollars } from '@org/api-contract/values';
import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';
import { isRegistered } from '#modules/users/account.ts';
import { registerUser } from '#modules/users/register-user.ts';
import type { Services } from '#integrations/services.ts';
import { transact } from '#database/transact.ts';
import { applySnapshot } from '#modules/payments/ledger/apply-snapshot.ts';
import { attemptOf } from './open-attempt.ts';
import { lock } from '#database/lock.ts';
import {
  attachIntent,
  entitlingPayments,
  noteHandedOut,
  replaceIdempotencyKey,
  type Payment,
} from '#modules/payments/ledger/queries.ts';
import { claimEntitlement, settleJob } from '#modules/payments/ledger/entitlement.ts';
import { addCancellation } from '#modules/payments/ledger/task-queries.ts';

interface Asked {
  amount: unknown;
  email?: string;
}

/** A round that another process or Stripe made void is followed by one more, for as long as a person would wait. */
const lastRoundMs = 4_000;
const pauseMs = 200;

/** What is being answered to a caller, by process and caller. */
const underWay = new WeakMap<Services, Map<string, Promise<{ clientSecret: string }>>>();

/** Opens the caller's one PaymentIntent, or returns the one that is open: a double click or a second tab is no second charge. */
export async function createPaymentIntent(services: Services, caller: Caller, ip: string, asked: Asked) {
  if (asked.amount !== priceDollars) throw new ApiError('invalid_amount');
  if (asked.email !== undefined && asked.email.toLowerCase() !== caller.email.toLowerCase()) {
    throw new ApiError('forbidden');
  }
  const answers = underWay.get(services) ?? new Map<string, Promise<{ clientSecret: string }>>();
  underWay.set(services, answers);
  const { uid, email, emailVerified } = caller;
  const key = JSON.stringify([uid, email, emailVerified]);
  // Calls of one user would wait for one another, each holding a connection that others need: they share one answer.
  const shared = answers.get(key);
  if (shared) return shared;
  const answer = openOrReopen(services, caller, ip).finally(() => answers.delete(key));
  answers.set(key, answer);
  return answer;
}

async function openOrReopen(services: Services, caller: Caller, ip: string) {
  // Somebody whose registration was lost is registered now rather than turned away.
  if (!(await isRegistered(services.db, caller.uid)))
    await registerUser(services, caller, caller, claimEntitlement);
  const startedAt = performance.now();
  for (let isFirst = true; isFirst || performance.now() - startedAt < lastRoundMs; isFirst = false) {
    const attempt = await attemptOf(services, caller, ip);
    const clientSecret =
      attempt.intent_id === null
        ? await openIntent(services, caller, attempt, isFirst)
        : await reopenIntent(services, attempt.id, attempt.intent_id, isFirst);
    if (clientSecret !== undefined) return { clientSecret };
    await wait(pauseMs);
  }
  throw new ApiError('unavailable', { retryAfterSeconds: 2 });
}

const timeoutOf = (isFirst: boolean) => ({ timeout: isFirst ? 'long' : 'short' }) as const;

/** @returns the client secret, or `undefined` where the attempt has to be looked at again */
async function openIntent(
  services: Services,
  caller: Caller,
  { id, email, idempotency_key: idempotencyKey, amount_cents: amountCents, currency }: Payment,
  isFirst: boolean,
): Promise<string | undefined> {
  const { db, stripe } = services;
  if (idempotencyKey === null) throw new Error(`attempt ${id} has no idempotency key`);
  const opening = await stripe.openIntent(
    // The attempt's own e-mail: Stripe takes a key again only with the parameters it came with first.
    { uid: caller.uid, email: email ?? caller.email, amountCents, currency, idempotencyKey },
    timeoutOf(isFirst),
  );
  switch (opening.outcome) {
    case 'in_progress':
      return undefined;
    case 'key_spent':
      await replaceIdempotencyKey(db, id, idempotencyKey, randomUUID());
      return undefined;
    case 'opened':
      return (await attach(services, caller.uid, id, opening.intentId)) ? opening.clientSecret : undefined;
  }
}

/**
 * Makes an intent that of the attempt it was opened for.
 *
 * @returns whether it may be handed out: the user may have paid, or gone to the payment link, while Stripe opened it
 */
const attach = (services: Services, uid: string, attemptId: number, intentId: string): Promise<boolean> =>
  transact(services, async (trx, onCommit) => {
    await lock(trx, 'user', uid);
    const isAttached = await attachIntent(trx, attemptId, intentId);
    const hasPaid = (await entitlingPayments(trx, uid)) > 0;
    if (isAttached && !hasPaid) {
      onCommit.record('payment_opened', { uid, intentId });
      return true;
    }
    await addCancellation(trx, intentId, uid, hasPaid ? 'paid' : 'replaced');
    onCommit.wake(settleJob);
    return false;
  });

/** @returns the client secret of an intent that can still be paid, or `undefined` where another is needed */
async function reopenIntent(
  services: Services,
  attemptId: number,
  intentId: string,
  isFirst: boolean,
): Promise<string | undefined> {
  const snapshot = await applySnapshot(services, intentId, timeoutOf(isFirst));
  if (!snapshot || snapshot.intent.status === 'canceled' || snapshot.intent.status === 'succeeded')
    return undefined;
  await noteHandedOut(services.db, attemptId);
  return snapshot.clientSecret;
}
