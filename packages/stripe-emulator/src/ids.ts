import { randomBytes } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Returns `count` random letters and digits. */
export const randomLetters = (count: number): string =>
  Array.from(randomBytes(count), (byte) => letters[byte % letters.length]).join('');

/** Returns an id in Stripe's format: a prefix such as `pi`, and 24 random characters. */
export const newId = (prefix: string): string => `${prefix}_${randomLetters(24)}`;

/** The current Unix time in seconds, as in Stripe's timestamps. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000);
