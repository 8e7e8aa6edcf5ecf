import { createHash } from 'node:crypto';
import { ApiError } from '#kernel/api-error.ts';
import type { Actor } from '#kernel/actor.ts';
import type { DisputeEvidence } from '#kernel/dispute-evidence.ts';
import { lock } from '#database/lock.ts';
import { transact } from '#database/transact.ts';
import type { Services } from '#integrations/services.ts';
import { recordAction } from '#modules/audit/record-action.ts';
import { settleJob } from '#modules/payments/ledger/entitlement.ts';
import { addSubmission } from '#modules/payments/ledger/task-queries.ts';
import { aboutPayment } from '#modules/payments/operator/about-payment.ts';
import { closeAlerts } from '#modules/payments/operator/open-alert.ts';
import { answerable, disputesOf } from './disputes-of.ts';
import { disputedPayment } from './disputed-payment.ts';
import { evidenceOfDispute, insertEvidence } from './queries.ts';

/**
 * Decides that evidence is submitted to the bank, which accepts it once. A task carries it out. Repeated calls have no
 * further effect, and other evidence is refused afterwards, so that no admin believes that the bank reads it.
 *
 * @throws ApiError `not_found`, or `conflict` when the dispute does not await evidence or other evidence was submitted
 */
export async function submitEvidence(
  services: Services,
  actor: Actor,
  id: number,
  { disputeId, evidence, reason }: { disputeId: string; evidence: DisputeEvidence; reason: string },
): Promise<void> {
  const { intentId, uid } = await disputedPayment(services.db, id);
  await transact(services, async (trx, onCommit) => {
    await lock(trx, 'intent', intentId);
    const evidenceHash = hashOf(evidence);
    const first = await evidenceOfDispute(trx, disputeId);
    if (first?.intentId === intentId) {
      if (first.evidenceHash === null || first.evidenceHash === evidenceHash) return;
      throw new ApiError('conflict', {
        detail: 'Other evidence was submitted for this dispute first. Yours was not sent.',
      });
    }
    if (answerable((await disputesOf(trx, intentId)).disputes)?.id !== disputeId) {
      throw new ApiError('conflict', { detail: 'This dispute does not await evidence.' });
    }
    const auditId = await recordAction(trx, {
      actor,
      action: 'submit_evidence',
      about: aboutPayment(id),
      subjectUid: uid,
      reason,
      after: { disputeId },
    });
    await closeAlerts(trx, id);
    await insertEvidence(trx, { disputeId, intentId, evidence, evidenceHash, auditId });
    await addSubmission(trx, uid ?? '', disputeId);
    onCommit.wake(settleJob);
  });
}

/** The order of the texts in the request does not matter. */
const hashOf = (evidence: DisputeEvidence): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(evidence).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex');
