import { categoryOf } from '@org/article-composer';
import type { Services } from '#integrations/services.ts';
import { tablesForWriting } from '#modules/catalog/lists/founding-tables.ts';
import { categorise, uncategorised } from './queries.ts';
import { subjectsOf } from './subjects-of.ts';

export const categoriseArticlesJob = 'categorise-articles';
/** Maximum number per run. The next run follows a minute later. */
const maxPerRun = 200;

/**
 * Stores the category of new articles and of articles with a new keyword, and the subjects of articles that have
 * none.
 */
export async function categoriseArticles({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const posts = await uncategorised(db, maxPerRun);
  if (posts.length === 0) return;
  const tables = await tablesForWriting(db);
  for (const post of posts)
    await categorise(db, post, {
      category: categoryOf(post.targetKeyword, tables, clock()) ?? 'other',
      subjects: [...subjectsOf(post)],
    });
}
