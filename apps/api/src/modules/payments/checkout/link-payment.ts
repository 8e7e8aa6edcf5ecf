import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Services } from '#integrations/services.ts';
import { applyFacts, applySnapshot } from '#modules/payments/ledger/apply-snapshot.ts';
import { claimPayments } from '#modules/payments/ledger/claim-payments.ts';
import { latestAttempt, paymentOfIntent } from '#modules/payments/ledger/queries.ts';

/**
 * Links a payment just made without waiting for its webhook: re-reads the caller's own intent at Stripe, then what
 * was paid through the payment link. Repeating it changes nothing.
 */
export async function linkPayment(
  services: Services,
  caller: Caller,
  email: string,
): Promise<{ linked: boolean }> {
  if (email.toLowerCase() !== caller.email.toLowerCase()) throw new ApiError('forbidden');
  if (await claimPayments(services, caller)) return { linked: true };
  const attempt = await latestAttempt(services.db, caller.uid);
  if (attempt?.intent_id && attempt.status !== 'succeeded' && attempt.status !== 'canceled') {
    await applySnapshot(services, attempt.intent_id);
  }
  await readLinkSessions(services, caller);
  return { linked: await claimPayments(services, caller) };
}

/** Reads what the caller may have paid through the link; whose it is, the ledger decides as it does for webhooks. */
export async function readLinkSessions(services: Services, { uid, email }: Caller): Promise<void> {
  const { paymentLinkId } = services.config.stripe;
  if (!paymentLinkId) return;
  for (const fact of await services.stripe.recentSessions(paymentLinkId)) {
    if (fact.reference !== uid && fact.email !== email.toLowerCase()) continue;
    const known = await paymentOfIntent(services.db, fact.intentId);
    if (!known?.entitles) await applyFacts(services, fact.intentId, [fact]);
  }
}
