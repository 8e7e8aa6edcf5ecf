import type { ArticleFacts } from '@org/article-composer';
import type { Db } from '#database/connection.ts';
import { foundingTables } from '#modules/catalog/shared/founding-tables.ts';
import { keywordsOfPosts } from './queries.ts';

/** Reads the facts that articles may state: companies, car brands and US states, and the keywords of all articles. */
export async function readArticleFacts(db: Db): Promise<ArticleFacts> {
  const [tables, keywords] = await Promise.all([foundingTables(db), keywordsOfPosts(db)]);
  return { ...tables, keywords };
}
