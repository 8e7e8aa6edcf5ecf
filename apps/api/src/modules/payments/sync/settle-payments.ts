import type { Services } from '#integrations/services.ts';
import { transact } from '#database/transact.ts';
import { hasPaid } from '#modules/users/account.ts';
import { applySnapshot } from '#modules/payments/ledger/apply-snapshot.ts';
import { lock } from '#database/exclusively.ts';
import { hasLapsed } from '#modules/payments/codes/code-queries.ts';
import { paymentOfIntent, type Payment } from '#modules/payments/ledger/queries.ts';
import {
  dropTask,
  entitlingPaymentsOf,
  finishTask,
  claimTasks,
  type PaymentTask,
} from '#modules/payments/ledger/task-queries.ts';

const maxTasksPerBatch = 20;

/**
 * Runs the due payment tasks: cancels intents, expires sessions of the payment link, and refunds duplicate payments,
 * payments of deleted accounts, payments with a warning of fraud, and payments that an admin refunds. After a crash
 * any process may run a task again, so each step is idempotent.
 *
 * @throws AggregateError when tasks failed, after all others have run; the failed ones are tried again
 */
export async function settlePayments(services: Services): Promise<void> {
  const errors: unknown[] = [];
  for (;;) {
    const tasks = await claimTasks(services.db, maxTasksPerBatch);
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
    case 'refund_deleted':
      return refundDecided(services, task, 'payment_refunded_deleted');
    case 'refund_requested':
      return refundDecided(services, task, 'payment_refunded');
    case 'refund_warned':
      return refundDecided(services, task, 'payment_refunded_warned');
  }
}

async function cancelIntent(services: Services, task: PaymentTask): Promise<void> {
  const { db, stripe } = services;
  // The other payment was refunded, so the user may pay the open intent.
  if (task.reason === 'paid' && !(await hasPaid(db, task.uid))) return dropTask(db, task.id);
  // The payer returned to the checkout, which renewed the reservation.
  if (task.reason === 'lapsed' && !(await hasLapsed(db, task.subject))) return dropTask(db, task.id);
  await stripe.cancelIntent(task.subject);
  // If the intent was paid before the cancellation, this records a duplicate payment.
  const snapshot = await applySnapshot(services, task.subject);
  const status = snapshot?.intent.status ?? 'canceled';
  if (status !== 'canceled' && status !== 'succeeded') {
    throw new Error(`Stripe did not cancel ${task.subject}, which is ${status}`);
  }
  await finishTask(db, task.id);
}

async function expireSessions(services: Services, task: PaymentTask): Promise<void> {
  const { db, stripe, config } = services;
  if (task.reason === 'deleted' || (await hasPaid(db, task.uid))) {
    for (const linkId of config.stripe.paymentLinkIds) await stripe.expireSessions(linkId, task.uid);
  }
  await finishTask(db, task.id);
}

async function refundDuplicate(services: Services, task: PaymentTask): Promise<void> {
  const check = await checkDuplicate(services, task);
  if (check.result === 'refunded') return recordRefund(services, task);
  if (check.result === 'no duplicate') return;
  const { payment, keptIntentId } = check;
  await services.stripe.refund(task.subject, {
    keptIntentId,
    idempotencyKey: `refund-duplicate-${payment.id}`,
  });
  await recordRefund(services, task);
  await applySnapshot(services, task.subject);
}

/**
 * Sends a refund that was decided: by an admin, by the policy on warnings of fraud, or because the payment arrived after
 * its payer had deleted the account, which cannot have access.
 */
async function refundDecided(
  services: Services,
  { id, kind, uid, subject }: PaymentTask,
  event: 'payment_refunded' | 'payment_refunded_deleted' | 'payment_refunded_warned',
): Promise<void> {
  // The payer may have disputed the payment in the meantime. The bank then decides about the money.
  const payment = await paymentOfIntent(services.db, subject);
  // The refund of a deleted account waits for the bank, and is sent if the dispute is won.
  if (payment?.dispute === 'open' && kind === 'refund_deleted') return;
  const isDisputed = payment?.dispute === 'open' || payment?.dispute === 'lost';
  if (!isDisputed) {
    const idempotencyKey = `${kind.replace('_', '-')}-${id}`;
    await services.stripe.refund(subject, { isFraud: kind === 'refund_warned', idempotencyKey });
    await applySnapshot(services, subject);
  }
  await transact(services, async (trx, onCommit) => {
    if (!(await finishTask(trx, id))) return;
    if (isDisputed) onCommit.record('payment_alert', { intentId: subject, reason: 'refund_disputed' });
    else onCommit.record(event, { uid, intentId: subject });
  });
}

type DuplicateCheck =
  | { result: 'duplicate'; payment: Payment; keptIntentId: string }
  | { result: 'refunded' }
  | { result: 'no duplicate' };

/**
 * Checks that a payment is still a duplicate, because the kept one may have been refunded or disputed. If it is not,
 * deletes the task in the same transaction, because checks of other payments read the tasks.
 */
const checkDuplicate = (services: Services, { id, subject, uid }: PaymentTask): Promise<DuplicateCheck> =>
  services.db.transaction().execute(async (trx) => {
    await lock(trx, 'user', uid);
    const payment = await paymentOfIntent(trx, subject);
    if (payment && payment.refundedCents >= payment.amountCents) return { result: 'refunded' };
    const kept = (await entitlingPaymentsOf(trx, uid)).find(
      ({ isDuplicate, isGrant }) => !isDuplicate && !isGrant,
    );
    if (payment?.uid === uid && payment.entitles && kept) {
      return { result: 'duplicate', payment, keptIntentId: kept.intentId };
    }
    await dropTask(trx, id);
    return { result: 'no duplicate' };
  });

const recordRefund = (services: Services, { id, uid, subject }: PaymentTask): Promise<void> =>
  transact(services, async (trx, onCommit) => {
    if (await finishTask(trx, id)) onCommit.record('payment_refunded_duplicate', { uid, intentId: subject });
  });
