import { keywordOfWording } from '@org/article-composer';
import type { Services } from '#integrations/services.ts';
import { keywordsOfPosts } from '#modules/blog/articles/queries.ts';
import { allKeywords, storeRefusal } from './queries.ts';
import { refusalsOf } from './refusals-of.ts';

export const checkKeywordsJob = 'check-keywords';

/**
 * Finds out again for every keyword whether it can be written. Keywords of before the refusal rules have no reason yet, and
 * rules, tables and articles change after a keyword was added. That an article would be worded like another one was found
 * when it was written, and stays the reason while there is that other one.
 */
export async function checkKeywords(services: Services): Promise<void> {
  const keywords = await allKeywords(services.db);
  const refusals = await refusalsOf(
    services,
    keywords.map(({ keyword }) => keyword),
  );
  const ofArticles = new Set(await keywordsOfPosts(services.db));
  for (const [index, { id, keyword, refusal: stored }] of keywords.entries()) {
    const other = keywordOfWording(stored ?? '');
    const wording = other !== undefined && ofArticles.has(other) ? stored : null;
    const refusal = refusals[index] ?? wording;
    if (refusal !== stored) await storeRefusal(services.db, { id, keyword, refusal });
  }
}
