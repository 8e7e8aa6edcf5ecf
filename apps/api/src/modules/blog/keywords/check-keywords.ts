import type { Services } from '#integrations/services.ts';
import { allKeywords, storeRefusal } from './queries.ts';
import { refusalsOf } from './refusals-of.ts';

export const checkKeywordsJob = 'check-keywords';

/**
 * Finds out again for every keyword whether it can be written. Keywords of before the refusal rules have no reason yet, and
 * rules, tables and articles change after a keyword was added.
 */
export async function checkKeywords(services: Services): Promise<void> {
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
