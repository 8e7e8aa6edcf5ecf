import type { Db } from '#database/connection.ts';
import { ApiError } from '#kernel/api-error.ts';
import { longestWaitingKeyword, setLastUsed } from './queries.ts';

/**
 * The active keyword that has waited longest.
 *
 * @throws ApiError `no_active_keyword`
 */
export async function waitingKeyword(db: Db): Promise<string> {
  const found = await longestWaitingKeyword(db);
  if (!found) throw new ApiError('no_active_keyword');
  return found.keyword;
}

/** Sends a keyword to the end of the line; one that is not in the list is nobody's. */
export const noteKeywordUse = (db: Db, keyword: string, now: Date): Promise<void> =>
  setLastUsed(db, keyword, now);
