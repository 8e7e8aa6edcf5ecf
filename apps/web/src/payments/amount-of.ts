/** An amount as it is shown, such as "$49.60". */
export const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** An amount in its currency, such as "$62.00". */
export const amountOf = (cents: number, currency: string): string =>
  currency === 'usd' ? dollars(cents) : `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
