import { randomBytes } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Random letters and digits, as Stripe's ids end in. */
export const randomLetters = (count: number): string =>
  Array.from(randomBytes(count), (byte) => letters[byte % letters.length]).join('');

export const newId = (prefix: string): string => `${prefix}_${randomLetters(24)}`;

/** Stripe counts time in whole seconds since 1970. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000);
