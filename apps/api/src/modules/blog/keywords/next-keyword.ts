import type { Db } from '#database/connection.ts';
import { ApiError } from '#kernel/api-error.ts';
import { findNextKeyword } from './queries.ts';

/**
 * Returns the active keyword that was used least recently, of those that can be written and have no article yet.
 *
 * @throws ApiError `no_active_keyword`
 */
export async function nextKeyword(db: Db): Promise<string> {
  const found = await findNextKeyword(db);
  if (!found) throw new ApiError('no_active_keyword');
  return found.keyword;
}
