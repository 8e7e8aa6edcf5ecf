import { isUtf8 } from 'node:buffer';
import { invalidSignature } from './stripe-errors.ts';

export const toleranceSeconds = 300;

/**
 * Checks what the SDK does not. The SDK treats a timestamp that is not a number as recent, accepts one in the future,
 * and accepts bytes that are not UTF-8 or begin with a byte order mark.
 *
 * @returns the signed text
 * @throws ApiError `invalid_signature`
 */
export function signedText(rawBody: Buffer, signature: string, now: Date): string {
  if (!isUtf8(rawBody)) throw invalidSignature('the body is not UTF-8');
  const stamps = [...signature.matchAll(/(?:^|,)t=([^,]*)/g)].map(([, stamp = '']) => stamp);
  if (!stamps.every((stamp) => /^\d{1,12}$/.test(stamp))) throw invalidSignature('a timestamp is no number');
  // The SDK reads the last one.
  if (Number(stamps.at(-1)) - now.getTime() / 1000 > toleranceSeconds)
    throw invalidSignature('signed in the future');
  return rawBody.toString();
}
