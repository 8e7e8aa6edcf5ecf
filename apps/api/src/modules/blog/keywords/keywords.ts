import type { Endpoints, Input } from '@org/api-contract';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import {
  insertKeywords,
  allKeywords,
  storeRefusal,
  keywordById,
  setKeywordDeleted,
  updateKeyword,
} from './queries.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { refusalOf, normalizeKeyword } from '@org/article-composer';
import { readArticleFacts } from '#modules/blog/read-article-facts.ts';
import type { Db } from '#database/connection.ts';
import { isConflict } from '#database/transact.ts';

type NewKeyword = Input<Endpoints['POST /api/blog/keywords']>['body'];

/** Adds a keyword. @throws ApiError `invalid_input` when it is blank, `keyword_taken` when it exists */
export async function addKeyword(services: Services, { keyword, ...others }: NewKeyword) {
  const text = requireKeyword(keyword);
  const [refusal = null] = await refusalsOf(services, [text]);
  const [added] = await insertKeywords(services.db, [{ ...others, keyword: text, refusal }]);
  if (!added) throw new ApiError('keyword_taken');
  return added;
}

/**
 * Adds keywords without duplicates. Of keywords that differ only in case, the first is added.
 *
 * @throws ApiError `invalid_input` when one is blank
 */
export async function importKeywords(services: Services, keywords: readonly NewKeyword[]) {
  const byText = new Map<string, NewKeyword>();
  for (const { keyword, ...others } of keywords) {
    const text = requireKeyword(keyword);
    const key = text.toLowerCase();
    if (!byText.has(key)) byText.set(key, { ...others, keyword: text });
  }
  const once = [...byText.values()];
  const refusals = await refusalsOf(
    services,
    once.map(({ keyword }) => keyword),
  );
  const added = await insertKeywords(
    services.db,
    once.map((keyword, index) => ({ ...keyword, refusal: refusals[index] ?? null })),
  );
  return {
    added: added.length,
    existing: keywords.length - added.length,
    refused: added.filter(({ refusal }) => refusal !== null).length,
  };
}

export const checkKeywordsJob = 'check-keywords';

/**
 * Checks every keyword again for refusal, because rules, lists and articles change after a keyword was added.
 * Keywords older than the refusal rules have no reason yet.
 */
export async function checkKeywords(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const keywords = await allKeywords(services.db);
  const refusals = await refusalsOf(
    services,
    keywords.map(({ keyword }) => keyword),
  );
  for (const [index, { id, keyword, refusal: stored }] of keywords.entries()) {
    const refusal = refusals[index] ?? null;
    if (refusal !== stored) await storeRefusal(services.db, { id, keyword, refusal });
  }
}

/**
 * The reason why no article can be written about each keyword; `null` if one can. Each keyword takes some
 * milliseconds.
 */
export async function refusalsOf(
  services: Pick<Services, 'db' | 'clock'>,
  keywords: readonly string[],
): Promise<(string | null)[]> {
  const facts = await readArticleFacts(services);
  const refusals: (string | null)[] = [];
  for (const keyword of keywords) {
    refusals.push(refusalOf(keyword, facts) ?? null);
    await nextTurn();
  }
  return refusals;
}

/** Normalizes a keyword that an admin entered. @throws ApiError `invalid_input` when it is blank */
export function requireKeyword(given: string): string {
  const keyword = normalizeKeyword(given);
  if (keyword === '') {
    throw new ApiError('invalid_input', {
      detail: 'Please enter a keyword',
      fields: { keyword: 'is blank' },
    });
  }
  return keyword;
}

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
