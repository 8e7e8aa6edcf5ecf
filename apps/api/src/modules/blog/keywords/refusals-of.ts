import { setImmediate as nextTurn } from 'node:timers/promises';
import { refusalOf } from '@org/article-composer';
import type { Services } from '#integrations/services.ts';
import { readArticleFacts } from '#modules/blog/read-article-facts.ts';

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
