import { createHash, randomBytes } from 'node:crypto';
import type { Seal, Sealed } from '../seal.ts';
import type { CalendarRow } from './queries.ts';

const tokenBytes = 32;

export const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

/**
 * Hashes a token. The token is random, so the hash needs no key, and a change of `LOG_HASH_KEY` leaves the addresses
 * valid.
 */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const place = (uid: string, id: string): string[] => ['almanacs', uid, id];

export const closeToken = (seal: Seal, { uid, id }: Pick<CalendarRow, 'uid' | 'id'>, token: string): Sealed =>
  seal.close(token, place(uid, id));

export const openToken = (seal: Seal, row: CalendarRow): string => seal.open(row, place(row.uid, row.id));
