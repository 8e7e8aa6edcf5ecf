import type { Endpoints, Input } from '@org/api-contract';
import type { Db } from '#database/connection.ts';
import { isConflict } from '#database/is-conflict.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { keywordById, setKeywordDeleted, updateKeyword } from './queries.ts';
import { refusalsOf } from './refusals-of.ts';
import { requireKeyword } from './require-keyword.ts';

/**
 * Changes a keyword. A new text is checked again for refusal.
 *
 * @throws ApiError `not_found`; `invalid_input` when it is blank; `keyword_taken` when another keyword has the text
 */
export async function changeKeyword(
  services: Services,
  id: number,
  { keyword, ...others }: Input<Endpoints['PUT /api/blog/keywords/{id}']>['body'],
) {
  const { db } = services;
  const text = requireKeyword(keyword);
  const before = await keywordById(db, id);
  if (!before) throw new ApiError('not_found');
  const isNewText = text.toLowerCase() !== before.keyword.toLowerCase();
  const [refusal = null] = isNewText ? await refusalsOf(services, [text]) : [];
  try {
    const changed = await updateKeyword(db, id, {
      ...others,
      keyword: text,
      ...(isNewText && { refusal }),
    });
    if (!changed) throw new ApiError('not_found');
    return changed;
  } catch (error) {
    if (isConflict(error, 'blog_keywords_keyword')) throw new ApiError('keyword_taken', { cause: error });
    throw error;
  }
}

/**
 * Deletes a keyword, or restores it with `null`.
 *
 * @throws ApiError `not_found` when there is nothing to change
 */
export async function deleteKeyword(db: Db, id: number, deletedAt: Date | null) {
  const changed = await setKeywordDeleted(db, id, deletedAt);
  if (!changed) throw new ApiError('not_found');
  return changed;
}
