import { Secret, TOTP } from 'otpauth';

/** The values that every authenticator knows (RFC 6238): other ones are ignored by some of them. */
const parameters = { issuer: 'Zodiac Atlas', algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;
/** A code of the step before or after is accepted, because clocks differ and typing takes time. */
const maxStepsApart = 1;

/** A new secret, in base 32. */
export const newSecret = (): string => new Secret({ size: secretBytes }).base32;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ ...parameters, label, secret: Secret.fromBase32(secret) });

/** The address that an authenticator reads as a QR code. */
export const uriOf = (secret: string, email: string): string => totpOf(secret, email).toString();

/** Finds the time step of a code. @returns `undefined` if it is not valid at the time */
export function stepOfCode(secret: string, code: string, at: Date): number | undefined {
  const totp = totpOf(secret);
  const timestamp = at.getTime();
  const delta = totp.validate({ token: code, timestamp, window: maxStepsApart });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
