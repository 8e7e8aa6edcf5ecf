import { isStillTrue } from '@org/article-composer';
import type { Services } from '#integrations/services.ts';
import { foundingTables } from '#modules/catalog/shared/founding-tables.ts';
import { citingPosts, markStale } from './queries.ts';

export const markStaleArticlesJob = 'mark-stale-articles';
/** Articles that are held in memory at a time. */
const batch = 200;

/**
 * Compares what articles state of companies, brands and states with the tables. An article that states something that is
 * no longer so is marked as stale, and the mark is taken from one whose statements are true again.
 */
export async function markStaleArticles({ db }: Pick<Services, 'db'>): Promise<void> {
  const tables = await foundingTables(db);
  let last = 0;
  for (;;) {
    const posts = await citingPosts(db, last, batch);
    const isStale = ({ cited }: (typeof posts)[number]) =>
      !cited?.every((claim) => isStillTrue(claim, tables));
    const changed = posts.filter((post) => post.isStale !== isStale(post));
    for (const value of [true, false])
      await markStale(
        db,
        changed.filter((post) => isStale(post) === value).map(({ id }) => id),
        value,
      );
    if (posts.length < batch) return;
    last = posts.at(-1)?.id ?? last;
  }
}
