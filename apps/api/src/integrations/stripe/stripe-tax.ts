import Stripe from 'stripe';
import type { TaxLine } from '#kernel/written.ts';
import { ifChangeable, isInvalidRequest, isKeySpent, unavailable } from './stripe-errors.ts';

/** The product, and the place of the payer. */
export interface TaxQuestion {
  intentId: string;
  amountCents: number;
  currency: string;
  /** Stripe's tax code for the product: `txcd_…`. */
  taxCode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  postalCode: string | undefined;
}

/** `unknown_place`: Stripe cannot tell from country and postal code which tax applies. */
export type TaxAnswer =
  | { outcome: 'calculated'; calculationId: string; lines: TaxLine[] }
  | { outcome: 'unknown_place' };

const options = { timeout: 3_000, maxNetworkRetries: 0 };

/**
 * Calculates the tax that a price contains. Stripe returns the same calculation for the same question for a day, so that
 * repeats neither cost more nor change anything.
 *
 * @throws ApiError `unavailable`
 */
export async function calculateTax(stripe: Stripe, question: TaxQuestion): Promise<TaxAnswer> {
  const { intentId, amountCents, currency, taxCode, country, postalCode } = question;
  const calculate = (idempotencyKey?: string) =>
    stripe.tax.calculations.create(
      {
        currency,
        line_items: [
          { amount: amountCents, reference: 'access', tax_behavior: 'inclusive', tax_code: taxCode },
        ],
        customer_details: {
          address: { country, ...(postalCode !== undefined && { postal_code: postalCode }) },
          address_source: 'billing',
        },
      },
      { ...options, ...(idempotencyKey !== undefined && { idempotencyKey }) },
    );
  try {
    const calculation = await calculate(
      `tax-${intentId}-${taxCode}-${country}-${encodeURIComponent(postalCode ?? '')}`,
    ).catch((error: unknown) => {
      // Stripe replays a failed response for a day.
      if (!isKeySpent(error) || isUnknownPlace(error)) throw error;
      return calculate();
    });
    if (calculation.id === null) throw new Error('Stripe returned a tax calculation without an id');
    return { outcome: 'calculated', calculationId: calculation.id, lines: linesOf(calculation) };
  } catch (error) {
    if (isUnknownPlace(error)) return { outcome: 'unknown_place' };
    throw unavailable(error);
  }
}

/**
 * Links a calculation to an intent, so that Stripe records the tax when it is paid and reverses it with a refund. Does
 * nothing if the intent can no longer be changed. The metadata repeat it, because events of an older API version lack `hooks`.
 *
 * @param calculationId - `undefined` removes a calculation that was linked before
 * @throws ApiError `unavailable`
 */
export function linkTax(stripe: Stripe, id: string, calculationId: string | undefined): Promise<void> {
  const calculation = calculationId ?? '';
  const change = { hooks: { inputs: { tax: { calculation } } }, metadata: { tax_calculation: calculation } };
  return ifChangeable(() => stripe.paymentIntents.update(id, change, options));
}

const unknownPlaceCodes: ReadonlySet<string | undefined> = new Set([
  'country_code_invalid',
  'country_unsupported',
  'customer_tax_location_invalid',
  'invalid_tax_location',
  'postal_code_invalid',
]);

const isUnknownPlace = (error: unknown): boolean =>
  isInvalidRequest(error) && error instanceof Stripe.errors.StripeError && unknownPlaceCodes.has(error.code);

const names: Readonly<Record<string, string>> = {
  gst: 'GST',
  hst: 'HST',
  jct: 'Consumption tax',
  pst: 'PST',
  qst: 'QST',
  rst: 'RST',
  sales_tax: 'Sales tax',
  vat: 'VAT',
};

const linesOf = ({ tax_breakdown: parts }: Stripe.Tax.Calculation): TaxLine[] =>
  parts
    .filter(({ amount }) => amount > 0)
    .map(({ amount, tax_rate_details: rate }) => ({
      name: names[rate.tax_type ?? ''] ?? 'Tax',
      // Stripe writes 19 percent as `19.0`.
      percentage: Number(rate.percentage_decimal) > 0 ? String(Number(rate.percentage_decimal)) : '',
      cents: amount,
    }));
