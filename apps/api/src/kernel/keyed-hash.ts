import { createHmac } from 'node:crypto';

/**
 * Returns the 24 hex digits that replace an e-mail, uid or IP address in the log. They are equal for equal text and
 * cannot be reversed.
 */
export const keyedHash = (key: string, text: string): string =>
  createHmac('sha256', key).update(text.toLowerCase()).digest('hex').slice(0, 24);
