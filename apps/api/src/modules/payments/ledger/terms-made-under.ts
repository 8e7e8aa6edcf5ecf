import { prices, type Price } from '@org/api-contract/values';
import type { IntentFact, SessionFact } from '#kernel/payment-facts.ts';

/** Facts of a payment whose attempt is not stored. */
export type MadeUnder = Pick<
  IntentFact | SessionFact,
  'amountCents' | 'currency' | 'atSeconds' | 'openedAtSeconds' | 'expected'
>;

/**
 * Returns the terms of a payment whose attempt is not stored: one through the payment link, or one that is read again after a
 * restore. The metadata at Stripe say what was asked for. A payment without them, such as through a link that was made by hand, must
 * be of a price of the list: the page that took it showed this price, whatever is asked for now.
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

/** The price that was asked for at a time; the first one before it. */
const priceAt = (seconds: number): Price =>
  prices.findLast(({ from }) => Date.parse(from) <= seconds * 1000) ?? prices[0];
