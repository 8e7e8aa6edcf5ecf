import type { PaymentDispute } from '@org/api-contract';
import type { Services } from '#integrations/services.ts';
import { projectPayment, type DisputeState, type Terms } from '#modules/payments/ledger/project-payment.ts';
import { factsOfIntent } from '#modules/payments/ledger/queries.ts';

/** Placeholder terms, because disputes and warnings of fraud do not depend on the terms. */
const anyTerms: Terms = { amountCents: 0, currency: '' };

/** The disputes of an intent, and the warnings of fraud, for an admin. */
export async function disputesOf({ db, stripe }: Pick<Services, 'db' | 'stripe'>, intentId: string) {
  const { disputes, warnings } = projectPayment(await factsOfIntent(db, intentId), anyTerms);
  return {
    disputes: disputes.map((dispute): PaymentDispute => ({
      ...shown(dispute),
      dashboardUrl: stripe.disputeUrl(dispute.disputeId),
    })),
    warnings: warnings.map(({ fraudType, atSeconds }) => ({ fraudType, at: instant(atSeconds) })),
  };
}

const shown = ({ disputeId, state, reason, amountCents, openedAtSeconds, dueAtSeconds }: DisputeState) => ({
  id: disputeId,
  state,
  reason,
  amountCents,
  openedAt: instant(openedAtSeconds),
  dueAt: dueAtSeconds === null ? null : instant(dueAtSeconds),
});

const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();
