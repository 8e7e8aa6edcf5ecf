import { categoryOf } from '@org/article-composer';
import type { Services } from '#integrations/services.ts';
import { tablesForWriting } from '#modules/catalog/shared/founding-tables.ts';
import { categorise, uncategorised } from './queries.ts';

export const categoriseArticlesJob = 'categorise-articles';
/** Further ones follow in the next run, a minute later. */
const maxPerRun = 200;

/** Finds the category of new articles, and of those with another keyword, by what the keyword is about. */
export async function categoriseArticles({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const posts = await uncategorised(db, maxPerRun);
  if (posts.length === 0) return;
  const tables = await tablesForWriting(db);
  for (const { id, targetKeyword } of posts)
    await categorise(db, id, targetKeyword, categoryOf(targetKeyword, tables, clock()) ?? 'other');
}
