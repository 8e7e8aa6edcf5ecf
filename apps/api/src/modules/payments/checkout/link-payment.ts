import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Services } from '#integrations/services.ts';
import { applyFacts, applySnapshot } from '#modules/payments/ledger/apply-snapshot.ts';
import { claimPayments } from '#modules/payments/ledger/claim-payments.ts';
import { latestAttempt } from '#modules/payments/ledger/attempt-queries.ts';
import { paymentOfIntent } from '#modules/payments/ledger/queries.ts';

/**
 * Links a new payment to the caller without waiting for its webhook: reads the caller's open intent from Stripe, then the
 * sessions of the payment link. Repeated calls have no further effect.
 *
 * @param email - must be the caller's
 * @returns whether the caller has access
 * @throws ApiError `forbidden` for another email, `unavailable` when Stripe or the identity provider does not answer
 */
export async function linkPayment(
  services: Services,
  caller: Caller,
  email: string,
): Promise<{ linked: boolean }> {
  if (email.toLowerCase() !== caller.email.toLowerCase()) throw new ApiError('forbidden');
  if (await claimPayments(services, caller)) return { linked: true };
  const attempt = await latestAttempt(services.db, caller.uid);
  if (attempt?.intentId && attempt.status !== 'succeeded' && attempt.status !== 'canceled') {
    await applySnapshot(services, attempt.intentId);
  }
  await readLinkSessions(services, caller);
  return { linked: await claimPayments(services, caller) };
}

/**
 * Reads the recent sessions of the payment links with the caller's uid or email, and records them. The ledger
 * decides who owns the payments, as it does for webhooks.
 */
export async function readLinkSessions(services: Services, { uid, email }: Caller): Promise<void> {
  for (const linkId of services.config.stripe.paymentLinkIds) {
    for (const fact of await services.stripe.recentSessions(linkId)) {
      if (fact.reference !== uid && fact.email !== email.toLowerCase()) continue;
      const known = await paymentOfIntent(services.db, fact.intentId);
      if (!known?.entitles) await applyFacts(services, fact.intentId, [fact]);
    }
  }
}
