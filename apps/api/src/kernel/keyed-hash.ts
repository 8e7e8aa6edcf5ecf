import { createHmac, hash } from 'node:crypto';

/**
 * Returns the 24 hex digits that replace an email, uid or IP address in the log. They are equal for equal text and
 * cannot be reversed.
 */
export const keyedHash = (key: string, text: string): string =>
  createHmac('sha256', key).update(text.toLowerCase()).digest('hex').slice(0, 24);

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
}): string => hash('sha256', JSON.stringify([uid, issuedAt, signedInAt]));
