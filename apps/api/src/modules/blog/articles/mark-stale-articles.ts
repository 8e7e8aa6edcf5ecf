import type { Services } from '#integrations/services.ts';
import { checkClaims } from '#modules/catalog/lists/check-claims.ts';
import { Slices } from '#kernel/slices.ts';
import { citingPosts, markStale } from './queries.ts';

export const markStaleArticlesJob = 'mark-stale-articles';
/** Number of articles in memory at a time. */
const batch = 200;

/**
 * Compares the facts that articles state about companies, brands and states with the lists. Marks an article as stale
 * if one of its facts is outdated, and removes the mark if all are true again. Other requests are served between the
 * facts.
 */
export async function markStaleArticles({ db }: Pick<Services, 'db'>): Promise<void> {
  const slices = new Slices();
  let last = 0;
  for (;;) {
    const posts = await citingPosts(db, last, batch);
    if (posts.length === 0) return;
    const isTrueNow = await checkClaims(
      db,
      posts.flatMap(({ cited }) => cited ?? []),
    );
    /** The articles whose mark changes, by their new mark. */
    const changed = new Map<boolean, number[]>([true, false].map((isStale) => [isStale, []]));
    for (const { id, cited, isStale } of posts) {
      let isTrue = cited !== null;
      for (const claim of cited ?? []) {
        isTrue &&= isTrueNow(claim);
        await slices.pause();
      }
      if (isStale === isTrue) changed.get(!isTrue)?.push(id);
    }
    for (const [isStale, ids] of changed) await markStale(db, ids, isStale);
    if (posts.length < batch) return;
    last = posts.at(-1)?.id ?? last;
  }
}
