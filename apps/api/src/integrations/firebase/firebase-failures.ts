import { ApiError } from '#kernel/api-error.ts';

const retryAfterSeconds = 5;
const timeoutMs = { long: 4_000, short: 1_500 };

/** The timeout of a call to Firebase: `long` is 4 s, `short` is 1.5 s. */
export type Timeout = keyof typeof timeoutMs;

class TimeoutError extends Error {}

/** @throws TimeoutError when Firebase does not answer in time */
export async function withTimeout<T>(answer: Promise<T>, timeout: Timeout = 'long'): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new TimeoutError('Firebase did not answer in time.')),
    timeoutMs[timeout],
  );
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a text has the structure of a JWT. The SDK fails in undocumented ways on other text. */
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

const refusalCodes = new Set([
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

/** The SDK uses `auth/argument-error` for an invalid token and for a failed fetch of the keys. The messages differ. */
const keysNotFetched = /while making request|fetching public keys|timeout of/i;

/**
 * Whether Firebase refused a token or account, as opposed to not answering. An unknown error is not a refusal, because a
 * refusal signs the user out.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  if (error.code === 'auth/argument-error') return !keysNotFetched.test(error.message);
  return refusalCodes.has(String(error.code));
}

/** Whether Firebase has no account with the uid. */
export const isMissingAccount = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';

/** Whether the SDK rejects a text as an email address, so that no account can have it. */
export const isInvalidEmail = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'auth/invalid-email';

/** Maps an error of Firebase to `unauthenticated` or `unavailable`. */
export function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isRefusal(error)) return new ApiError('unauthenticated', { cause: error });
  return new ApiError('unavailable', { retryAfterSeconds, cause: error });
}
