import type { Services } from '#integrations/services.ts';
import { allKeywords, storeRefusal } from './queries.ts';
import { refusalsOf } from './refusals-of.ts';

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
