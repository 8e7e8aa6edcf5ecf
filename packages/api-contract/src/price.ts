/** The price of lifetime access in whole US dollars, as in the specification's payload. */
export const priceDollars = 62;

/** The price of lifetime access in cents, Stripe's unit. */
export const priceCents = priceDollars * 100;

/** The price of lifetime access as it is shown, such as "$62". */
export const priceText = `$${priceDollars}`;
