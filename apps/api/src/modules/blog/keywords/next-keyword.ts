import type { Db } from '#database/connection.ts';
import { ApiError } from '#kernel/api-error.ts';
import { findNextKeyword } from './queries.ts';

/**
 * Returns the least recently used keyword that is active, can be written, and has no article.
 *
 * @throws ApiError `no_active_keyword`
 */
export async function nextKeyword(db: Db): Promise<string> {
  const found = await findNextKeyword(db);
  if (!found) throw new ApiError('no_active_keyword');
  return found.keyword;
}
