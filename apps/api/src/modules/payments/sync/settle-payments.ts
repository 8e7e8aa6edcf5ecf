import type { Services } from '#integrations/services.ts';
import { transact } from '#database/transact.ts';
import { applySnapshot } from '#modules/payments/ledger/apply-snapshot.ts';
import { lock } from '#database/lock.ts';

import { entitlingPayments, paymentOfIntent, type Payment } from '#modules/payments/ledger/queries.ts';
import {
  dropTask,
  entitlingPaymentsOf,
  finishTask,
  takeTasks,
  type PaymentTask,
} from '#modules/payments/ledger/task-queries.ts';

const maxTasksAtOnce = 20;

/**
 * Carries out at Stripe what was decided: cancels intents, ends visits to the payment link, returns payments made
 * twice. A task may be tried again after a crash, by any process, so each step may be repeated.
 *
 * @throws AggregateError when something could not be done; all the rest has been, and it is tried again
 */
export async function settlePayments(services: Services): Promise<void> {
  const errors: unknown[] = [];
  for (;;) {
    const tasks = await takeTasks(services.db, maxTasksAtOnce);
    if (tasks.length === 0) break;
    for (const task of tasks) {
      try {
        await settle(services, task);
      } catch (error) {
        errors.push(error);
        services.events.record('payment_task_failed', { task: task.kind, subject: task.subject });
      }
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} payment tasks failed`);
}

function settle(services: Services, task: PaymentTask): Promise<void> {
  switch (task.kind) {
    case 'cancel_intent':
      return cancelIntent(services, task);
    case 'expire_sessions':
      return expireSessions(services, task);
    case 'refund_duplicate':
      return refundDuplicate(services, task);
  }
}

async function cancelIntent(services: Services, task: PaymentTask): Promise<void> {
  const { db, stripe } = services;
  // Refunded meanwhile: the user may pay again, by the intent that is open.
  if (task.reason === 'paid' && (await entitlingPayments(db, task.uid)) === 0) return dropTask(db, task.id);
  await stripe.cancelIntent(task.subject);
  // Where it was paid in the meantime, this finds a payment made twice.
  const snapshot = await applySnapshot(services, task.subject);
  const status = snapshot?.intent.status ?? 'canceled';
  if (status !== 'canceled' && status !== 'succeeded') {
    throw new Error(`Stripe did not cancel ${task.subject}, which is ${status}`);
  }
  await finishTask(db, task.id);
}

async function expireSessions(services: Services, task: PaymentTask): Promise<void> {
  const { db, stripe, config } = services;
  const { paymentLinkId } = config.stripe;
  if (paymentLinkId && (await entitlingPayments(db, task.uid)) > 0) {
    await stripe.expireSessions(paymentLinkId, task.uid);
  }
  await finishTask(db, task.id);
}

async function refundDuplicate(services: Services, task: PaymentTask): Promise<void> {
  const verdict = await judge(services, task);
  if (verdict.is === 'returned') return recordRefund(services, task);
  if (verdict.is === 'no duplicate') return;
  const { payment, keptIntentId } = verdict;
  await services.stripe.refundDuplicate(task.subject, {
    keptIntentId,
    idempotencyKey: `refund-duplicate-${payment.id}`,
  });
  await recordRefund(services, task);
  await applySnapshot(services, task.subject);
}

type Verdict =
  | { is: 'duplicate'; payment: Payment; keptIntentId: string }
  | { is: 'returned' }
  | { is: 'no duplicate' };

/**
 * Whether a payment is still one too many: the other may have been refunded or disputed since it was decided. The
 * task of one that is not is dropped at once, as another's judgement depends on it.
 */
const judge = (services: Services, { id, subject, uid }: PaymentTask): Promise<Verdict> =>
  services.db.transaction().execute(async (trx) => {
    await lock(trx, 'user', uid);
    const payment = await paymentOfIntent(trx, subject);
    if (payment && payment.refunded_cents >= payment.amount_cents) return { is: 'returned' };
    const kept = (await entitlingPaymentsOf(trx, uid)).find(({ isDuplicate }) => !isDuplicate);
    if (payment?.uid === uid && payment.entitles && kept) {
      return { is: 'duplicate', payment, keptIntentId: kept.intentId };
    }
    await dropTask(trx, id);
    return { is: 'no duplicate' };
  });

const recordRefund = (services: Services, { id, uid, subject }: PaymentTask): Promise<void> =>
  transact(services, async (trx, onCommit) => {
    if (await finishTask(trx, id)) onCommit.record('payment_refunded_duplicate', { uid, intentId: subject });
  });
