import type { Endpoints, Input } from '@org/api-contract';
import type { Db } from '#database/connection.ts';
import { ApiError } from '#kernel/api-error.ts';
import { insertKeywords } from './queries.ts';
import { requireKeyword } from './require-keyword.ts';

type NewKeyword = Input<Endpoints['POST /api/blog/keywords']>['body'];

/** Adds a keyword. @throws ApiError `invalid_input` when it is blank, `keyword_taken` when it exists */
export async function addKeyword(db: Db, { keyword, ...others }: NewKeyword) {
  const [added] = await insertKeywords(db, [{ ...others, keyword: requireKeyword(keyword) }]);
  if (!added) throw new ApiError('keyword_taken');
  return added;
}

/** Adds keywords, each once. @throws ApiError `invalid_input` when one is blank */
export async function importKeywords(db: Db, keywords: readonly NewKeyword[]) {
  const byText = new Map(
    keywords.map(({ keyword, ...others }) => {
      const text = requireKeyword(keyword);
      return [text.toLowerCase(), { ...others, keyword: text }];
    }),
  );
  const added = await insertKeywords(db, [...byText.values()]);
  return { added: added.length, existing: keywords.length - added.length };
}
