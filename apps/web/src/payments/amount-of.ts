import { dollars } from './dollars.ts';

/** An amount in its currency, such as "$62.00". */
export const amountOf = (cents: number, currency: string): string =>
  currency === 'usd' ? dollars(cents) : `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
