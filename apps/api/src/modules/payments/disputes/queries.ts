import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { DisputeEvidence } from '#kernel/dispute-evidence.ts';

const columns = ['disputeId', 'intentId', 'evidence', 'evidenceHash', 'decidedAt', 'submittedAt'] as const;

/** The evidence for the disputes of an intent that an admin has decided to submit. */
export const evidenceOfIntent = (db: Db, intentId: string) =>
  db.selectFrom('disputeEvidence').select(columns).where('intentId', '=', intentId).execute();

export const evidenceOfDispute = (db: Db, disputeId: string) =>
  db.selectFrom('disputeEvidence').select(columns).where('disputeId', '=', disputeId).executeTakeFirst();

interface NewEvidence {
  disputeId: string;
  intentId: string;
  evidence: DisputeEvidence;
  evidenceHash: string;
  auditId: number;
}

export const insertEvidence = (trx: Db, { evidence, ...row }: NewEvidence) =>
  trx
    .insertInto('disputeEvidence')
    .values({ ...row, evidence: JSON.stringify(evidence) })
    .execute();

/** Erases the evidence, which Stripe has now, or which is no longer accepted. */
export const closeEvidence = (trx: Db, disputeId: string, isSubmitted: boolean) =>
  trx
    .updateTable('disputeEvidence')
    .set({ evidence: null, ...(isSubmitted && { submittedAt: sql<Date>`now()` }) })
    .where('disputeId', '=', disputeId)
    .execute();
