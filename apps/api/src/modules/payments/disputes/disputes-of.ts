import type { PaymentDispute } from '@org/api-contract';
import type { Db } from '#database/connection.ts';
import {
  awaitsEvidence,
  projectPayment,
  type DisputeState,
  type Terms,
} from '#modules/payments/ledger/project-payment.ts';
import { factsOfIntent } from '#modules/payments/ledger/queries.ts';
import { evidenceOfIntent } from './queries.ts';

/** The disputes and the warnings of fraud do not depend on the terms. */
const anyTerms: Terms = { amountCents: 0, currency: '' };

/** The disputes of an intent, and the warnings of fraud, for an admin. */
export async function disputesOf(db: Db, intentId: string) {
  const { disputes, warnings } = projectPayment(await factsOfIntent(db, intentId), anyTerms);
  const stored = new Map((await evidenceOfIntent(db, intentId)).map((row) => [row.disputeId, row]));
  return {
    disputes: disputes.map((dispute) => shown(dispute, stored.get(dispute.disputeId))),
    warnings: warnings.map(({ fraudType, atSeconds }) => ({ fraudType, at: instant(atSeconds) })),
  };
}

type Stored = Awaited<ReturnType<typeof evidenceOfIntent>>[number];

function shown(dispute: DisputeState, stored: Stored | undefined): PaymentDispute {
  const { disputeId, state, reason, amountCents, openedAtSeconds, dueAtSeconds } = dispute;
  return {
    id: disputeId,
    state,
    reason,
    amountCents,
    openedAt: instant(openedAtSeconds),
    dueAt: dueAtSeconds === null ? null : instant(dueAtSeconds),
    evidence: evidenceState(dispute, stored),
    submittedAt: stored?.submittedAt?.toISOString() ?? null,
  };
}

function evidenceState(dispute: DisputeState, stored: Stored | undefined): PaymentDispute['evidence'] {
  if (dispute.submissions > 0 || (stored && stored.submittedAt !== null)) return 'submitted';
  if (!stored) return 'none';
  return stored.evidence !== null && awaitsEvidence(dispute) ? 'waiting' : 'missed';
}

/** The dispute that evidence can be submitted for now. */
export const answerable = (disputes: readonly PaymentDispute[]): PaymentDispute | undefined =>
  disputes.find(
    ({ state, evidence }) =>
      (state === 'needs_response' || state === 'warning_needs_response') && evidence === 'none',
  );

const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();
