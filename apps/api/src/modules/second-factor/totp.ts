import { Secret, TOTP } from 'otpauth';

/** The parameters that every authenticator supports (RFC 6238). Some authenticators ignore other values. */
const parameters = { issuer: 'Zodiac Atlas', algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Length of the secret: 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;
/** Codes of the previous and next step are accepted, because clocks differ and typing takes time. */
const maxStepsApart = 1;

/** A new secret, in base 32. */
export const newSecret = (): string => new Secret({ size: secretBytes }).base32;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ ...parameters, label, secret: Secret.fromBase32(secret) });

/** The address that an authenticator reads from a QR code. */
export const uriOf = (secret: string, email: string): string => totpOf(secret, email).toString();

/**
 * Finds the time step of a code.
 *
 * @returns `undefined` if the code is not valid at the time
 */
export function stepOfCode(secret: string, code: string, at: Date): number | undefined {
  const totp = totpOf(secret);
  const timestamp = at.getTime();
  const delta = totp.validate({ token: code, timestamp, window: maxStepsApart });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
