import type { Endpoints, Input } from '@org/api-contract';
import type { Db } from '#database/connection.ts';
import { ApiError } from '#kernel/api-error.ts';
import { insertKeyword } from './queries.ts';
import { requireKeyword } from './require-keyword.ts';

/** Adds a keyword. @throws ApiError `invalid_input` when it is blank, `keyword_taken` when it exists */
export async function addKeyword(db: Db, body: Input<Endpoints['POST /api/blog/keywords']>['body']) {
  const { keyword, category, searchIntent } = body;
  const added = await insertKeyword(db, {
    keyword: requireKeyword(keyword),
    category,
    searchIntent,
  });
  if (!added) throw new ApiError('keyword_taken');
  return added;
}
