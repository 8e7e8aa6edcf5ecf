import { ApiError } from '#kernel/api-error.ts';

const retryAfterSeconds = 5;
const answerMs = { long: 4_000, short: 1_500 };

class SlowAnswer extends Error {}

/** @throws when Firebase takes longer than a caller would wait */
export async function withinTime<T>(answer: Promise<T>, patience: 'long' | 'short' = 'long'): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new SlowAnswer('Firebase did not answer in time.')),
    answerMs[patience],
  );
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a text has the shape of a signed token at all; the SDK fails in many ways on what has not. */
export function isJwt(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 3 && parts.slice(0, 2).every(isJsonObject);
}

function isJsonObject(base64url: string): boolean {
  try {
    const value: unknown = JSON.parse(Buffer.from(base64url, 'base64url').toString('utf8'));
    return value !== null && typeof value === 'object' && !Array.isArray(value);
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

const refusals = new Set([
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/invalid-user-token',
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/invalid-session-cookie',
  'auth/invalid-uid',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** The SDK calls keys it could not fetch a bad argument; only the sentence tells them from a bad token. */
const keysNotFetched = /while making request|fetching public keys|timeout of/i;

/**
 * Whether Firebase says no, rather than nothing. Everything unknown counts as nothing: taking a failure for a refusal
 * would sign people out.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  if (error.code === 'auth/argument-error') return !keysNotFetched.test(error.message);
  return refusals.has(String(error.code));
}

/** What a failure of Firebase means to the caller. */
export function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isRefusal(error)) return new ApiError('unauthenticated', { cause: error });
  return new ApiError('unavailable', { retryAfterSeconds, cause: error });
}
