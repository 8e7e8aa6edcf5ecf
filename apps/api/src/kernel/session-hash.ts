import { createHash } from 'node:crypto';

/**
 * The hash that identifies a stored session. It covers the signed claims and not the cookie's text: base64url leaves
 * four unused bits in the last character of an RSA signature, so 16 texts are the same cookie.
 */
export const sessionHash = ({
  uid,
  issuedAt,
  signedInAt,
}: {
  uid: string;
  issuedAt: Date;
  signedInAt: Date;
}): string =>
  createHash('sha256')
    .update(JSON.stringify([uid, issuedAt, signedInAt]))
    .digest('hex');
