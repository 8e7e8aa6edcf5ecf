import type { ArticleFacts } from '@org/article-composer';
import type { Services } from '#integrations/services.ts';
import { tablesForWriting } from '#modules/catalog/shared/founding-tables.ts';
import { keywordsOfPosts } from './queries.ts';

/**
 * Reads what articles are composed from: companies, car brands and US states, the keywords of all articles, and the
 * date.
 *
 * @param replacedId - an article that is written again, whose keyword is left out
 */
export async function readArticleFacts(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  replacedId?: number,
): Promise<ArticleFacts> {
  const [tables, keywords] = await Promise.all([tablesForWriting(db), keywordsOfPosts(db, replacedId)]);
  return { ...tables, keywords, today: clock() };
}
