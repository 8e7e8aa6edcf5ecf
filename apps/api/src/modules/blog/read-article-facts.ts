import type { ArticleFacts } from '@org/article-composer';
import type { Db } from '#database/connection.ts';
import type { Services } from '#integrations/services.ts';
import { tablesForWriting } from '#modules/catalog/lists/founding-tables.ts';

/**
 * Reads the facts that articles are composed from: companies, car brands and US states, the keywords of all articles,
 * and the date.
 *
 * @param replacedId - an article that is being replaced, whose keyword is left out
 */
export async function readArticleFacts(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  replacedId?: number,
): Promise<ArticleFacts> {
  const [tables, keywords] = await Promise.all([tablesForWriting(db), keywordsOfPosts(db, replacedId)]);
  return { ...tables, keywords, today: clock() };
}

/** The keywords of all articles but one, in the order in which the articles were added. */
async function keywordsOfPosts(db: Db, exceptId?: number): Promise<string[]> {
  const rows = await db
    .selectFrom('blogPosts')
    .select(['id', 'targetKeyword as keyword'])
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
  return rows.filter(({ id }) => id !== exceptId).map(({ keyword }) => keyword);
}
