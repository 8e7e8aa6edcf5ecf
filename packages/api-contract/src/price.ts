/** A price of lifetime access, and the day from which it applies. */
export interface Price {
  /** A UTC day, such as `2026-11-24`. */
  from: string;
  /** In Stripe’s unit. */
  amountCents: number;
  currency: 'usd';
}

/**
 * Every price that lifetime access has had, the oldest first. The last one is current. Never change or remove a
 * price, because each payment must match the price at which it was made. Add a line for a new price.
 */
export const prices: readonly [Price, ...Price[]] = [
  { from: '2024-01-01', amountCents: 6200, currency: 'usd' },
];

const centsInDollar = 100;

/** The current price. */
export const currentPrice: Price = prices.at(-1) ?? prices[0];

/** The price of lifetime access in cents, Stripe's unit. */
export const priceCents = currentPrice.amountCents;

/** The price of lifetime access in US dollars, as in the specification's payload. */
export const priceDollars = priceCents / centsInDollar;

/** Formats an amount in dollars, such as "$62" or "$62.50". */
export const dollarsText = (cents: number): string =>
  `$${(cents / centsInDollar).toFixed(cents % centsInDollar === 0 ? 0 : 2)}`;

/** The price of lifetime access as it is shown, such as "$62". */
export const priceText = dollarsText(priceCents);

/**
 * The operator's promise to refund, as every page and mail states it; empty without one.
 *
 * @param days - days after the payment
 */
export const refundPromise = (days: number): string =>
  days > 0 ? `Money back for ${days} ${days === 1 ? 'day' : 'days'}.` : '';
