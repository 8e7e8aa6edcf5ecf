import { transact } from '#database/transact.ts';
import type { Services } from '#integrations/services.ts';
import { applySnapshot } from '#modules/payments/ledger/apply-snapshot.ts';
import { dropTask, finishTask, type PaymentTask } from '#modules/payments/ledger/task-queries.ts';
import { closeEvidence, evidenceOfDispute } from './queries.ts';

/**
 * Submits stored evidence at Stripe. If it was submitted before, such as in the dashboard or by a process that died, nothing
 * is sent. If the dispute was closed first, an alert is raised.
 */
export async function sendEvidence(services: Services, { id, subject }: PaymentTask): Promise<void> {
  const stored = await evidenceOfDispute(services.db, subject);
  if (!stored || stored.evidence === null) return dropTask(services.db, id);
  const { intentId } = stored;
  const outcome = await services.stripe.submitEvidence(subject, stored.evidence, `evidence-${subject}`);
  await applySnapshot(services, intentId);
  await transact(services, async (trx, onCommit) => {
    if (!(await finishTask(trx, id))) return;
    await closeEvidence(trx, subject, outcome === 'submitted');
    if (outcome === 'submitted') onCommit.record('evidence_submitted', { intentId });
    else onCommit.record('payment_alert', { intentId, reason: 'evidence_not_submitted' });
  });
}
