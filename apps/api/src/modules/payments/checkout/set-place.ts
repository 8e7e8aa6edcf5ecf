import type { Endpoints, Input } from '@org/api-contract';
import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Services } from '#integrations/services.ts';
import { openIntent } from '#modules/payments/ledger/attempt-queries.ts';
import { insertTax } from '#modules/payments/ledger/tax-queries.ts';

type Place = Input<Endpoints['POST /api/payment-place']>['body'];

/**
 * Links the tax of a place to the caller's open intent, so that Stripe records it when the intent is paid. Does
 * nothing without a configured tax code. If the calculation fails, an alert is raised and the payment continues
 * without tax.
 *
 * @returns `false` if Stripe does not know the place, which the payer may have mistyped
 * @throws ApiError `not_found` when the caller has no such open intent
 */
export async function setPlace(
  { db, stripe, config, events }: Services,
  caller: Caller,
  { intentId, country, postalCode }: Place,
): Promise<boolean> {
  const { taxCode } = config.stripe;
  if (taxCode === undefined) return true;
  const attempt = await openIntent(db, caller.uid, intentId);
  if (!attempt) throw new ApiError('not_found', { detail: 'You have no open payment with this number.' });
  const { amountCents, currency } = attempt;
  try {
    const tax = await stripe.calculateTax({ intentId, amountCents, currency, taxCode, country, postalCode });
    if (tax.outcome === 'unknown_place') {
      // Removes the tax of a place that was entered before.
      await stripe.linkTax(intentId, undefined);
      events.record('tax_not_calculated', { intentId, reason: 'unknown place' });
      return false;
    }
    // Stored before it is linked, because the intent can be paid with it from then on.
    await insertTax(db, { calculationId: tax.calculationId, intentId, lines: tax.lines });
    await stripe.linkTax(intentId, tax.calculationId);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unavailable') throw error;
    events.record('tax_not_calculated', { intentId, reason: reasonOf(error) });
  }
  return true;
}

/** Stripe's error code distinguishes a wrong configuration from an outage. */
function reasonOf({ cause }: ApiError): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : 'no answer';
}
