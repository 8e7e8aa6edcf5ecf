import { createHash, createHmac } from 'node:crypto';

/** The token in the mails of a subscription. It is made again for each mail, so that none has to be stored. */
export const unsubscribeToken = (key: string, id: string): string =>
  createHmac('sha256', key).update(`unsubscribe:${id}`).digest('base64url');

/** What is stored of a token, by which it is found after the key was changed too. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
