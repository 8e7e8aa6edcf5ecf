import { StripeFailure } from './errors.ts';

export interface Keys {
  secretKey: string;
  publishableKey: string;
}

/** The kind of key of a caller. Servers use the secret key, browsers the publishable key. */
export type Caller = 'secret' | 'publishable';

/**
 * Authenticates an Authorization header.
 *
 * @throws StripeFailure 401 if it has no key or an unknown key
 */
export function callerOf(authorization: string | undefined, { secretKey, publishableKey }: Keys): Caller {
  const [, key] = /^bearer\s+(\S+)$/i.exec(authorization?.trim() ?? '') ?? [];
  if (key === undefined) {
    throw unauthenticated(
      "You did not provide an API key. Give it in the Authorization header, as 'Bearer YOUR_SECRET_KEY'.",
    );
  }
  if (key === secretKey) return 'secret';
  if (key === publishableKey) return 'publishable';
  throw unauthenticated(`Invalid API Key provided: ${key.slice(0, 8)}***${key.slice(-4)}`);
}

/** @throws StripeFailure 401 if the caller used the publishable key */
export function requireSecretKey(caller: Caller): void {
  if (caller === 'secret') return;
  throw unauthenticated(
    'This API call cannot be made with a publishable API key. Please use a secret API key.',
    'secret_key_required',
  );
}

const unauthenticated = (message: string, code?: string): StripeFailure =>
  new StripeFailure(401, 'invalid_request_error', message, { ...(code && { code }) });
