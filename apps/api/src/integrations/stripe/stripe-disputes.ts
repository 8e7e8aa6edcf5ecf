import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { DisputeEvidence } from '#kernel/dispute-evidence.ts';
import { isKeySpent, unavailable } from './stripe-errors.ts';

/** See `StripeGateway.submitEvidence`. */
export async function submitEvidence(
  stripe: Stripe,
  id: string,
  evidence: DisputeEvidence,
  idempotencyKey: string,
): Promise<'submitted' | 'closed'> {
  const submit = (key: string) =>
    stripe.disputes.update(id, { evidence: paramsOf(evidence), submit: true }, { idempotencyKey: key });
  try {
    const { status, evidence_details: details } = await stripe.disputes.retrieve(id);
    if (details.submission_count > 0) return 'submitted';
    if (status !== 'needs_response' && status !== 'warning_needs_response') return 'closed';
    try {
      await submit(idempotencyKey);
    } catch (error) {
      if (!isKeySpent(error)) throw error;
      // Stripe replays a failed response for a day. A new key is safe, because evidence is accepted once.
      await submit(`${idempotencyKey}-${randomUUID()}`);
    }
    return 'submitted';
  } catch (error) {
    throw unavailable(error);
  }
}

/** Stripe refuses an empty text. */
const paramsOf = (evidence: DisputeEvidence): Stripe.DisputeUpdateParams.Evidence =>
  Object.fromEntries(
    Object.entries({
      product_description: evidence.product,
      customer_email_address: evidence.customerEmail,
      service_date: evidence.serviceDate,
      access_activity_log: evidence.accessLog,
      refund_policy_disclosure: evidence.refundPolicy,
      uncategorized_text: [evidence.statement, evidence.receipt].filter(Boolean).join('\n\n'),
    } satisfies Stripe.DisputeUpdateParams.Evidence).filter(([, text]) => text !== ''),
  );
