import type { Endpoints, Input } from '@org/api-contract';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { insertKeywords } from './queries.ts';
import { refusalsOf } from './refusals-of.ts';
import { requireKeyword } from './require-keyword.ts';

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
