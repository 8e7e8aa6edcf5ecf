import { createHash } from 'node:crypto';

/**
 * The hash under which a session is stored. It is of the signed claims, not of the text of the cookie: base64url leaves
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
