import { prices, type Price } from '@org/api-contract/values';
import type { IntentFact, SessionFact } from '#kernel/payment-facts.ts';

/** The facts of a payment whose attempt is not stored. */
export type MadeUnder = Pick<
  IntentFact | SessionFact,
  'amountCents' | 'currency' | 'atSeconds' | 'openedAtSeconds' | 'expected'
>;

/**
 * Returns the terms of a payment whose attempt is not stored: a payment through the link, or one that is read again
 * after a restore. The metadata at Stripe have the expected amount. A payment without metadata, for example through a
 * link that was made by hand, must have the price of the time when it was made.
 */
export function termsMadeUnder({ amountCents, currency, atSeconds, openedAtSeconds, expected }: MadeUnder) {
  const { amountCents: expectedCents, currency: expectedCurrency } =
    expected ??
    prices.findLast((price) => price.amountCents === amountCents && price.currency === currency) ??
    priceAt(openedAtSeconds ?? atSeconds);
  return {
    amountCents: expectedCents,
    currency: expectedCurrency,
    listPriceCents: priceAt(openedAtSeconds ?? atSeconds).amountCents,
  };
}

/** The price at a time; the first price for any earlier time. */
const priceAt = (seconds: number): Price =>
  prices.findLast(({ from }) => Date.parse(from) <= seconds * 1000) ?? prices[0];
