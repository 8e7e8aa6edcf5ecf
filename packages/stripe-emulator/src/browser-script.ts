import { readFile } from 'node:fs/promises';

let script: Promise<string> | undefined;

/** The local Stripe.js. */
export const browserScript = (): Promise<string> =>
  (script ??= readFile(new URL('./browser/stripe.js', import.meta.url), 'utf8'));
