import { createHash, createHmac } from 'node:crypto';

/** The unsubscribe token of a subscription. It is derived for each mail, so that it need not be stored. */
export const unsubscribeToken = (key: string, id: string): string =>
  createHmac('sha256', key).update(`unsubscribe:${id}`).digest('base64url');

/** The stored hash of a token. It finds the subscription even after the key has changed. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
