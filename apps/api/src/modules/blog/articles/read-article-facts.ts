import type { ArticleFacts } from '@org/article-composer';
import type { Db } from '#database/connection.ts';
import { foundingTables } from '#modules/catalog/shared/founding-tables.ts';
import { keywordsOfPosts } from './queries.ts';

/** The facts an article may state: the rows of the databases, and the keywords of the articles there are. */
export async function readArticleFacts(db: Db): Promise<ArticleFacts> {
  const [tables, keywords] = await Promise.all([foundingTables(db), keywordsOfPosts(db)]);
  return { ...tables, keywords };
}
