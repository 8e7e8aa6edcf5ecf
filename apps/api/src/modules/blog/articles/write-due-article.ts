import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { writeNextArticle } from '#modules/blog/articles/write-article.ts';
import { claimDueArticle, recordRun, retryArticleAt } from '#modules/blog/schedule/queries.ts';
import { daysBetween } from '#modules/blog/schedule/settings.ts';

const retryMs = 3_600_000;

/** Writes the scheduled article if it is due. After a failure it is due again in an hour. */
export async function writeDueArticle(services: Services): Promise<void> {
  const { db, clock } = services;
  if (!(await claimDueArticle(db, clock(), daysBetween))) return;
  try {
    const { post } = await writeNextArticle(services);
    await recordRun(db, clock(), `Wrote “${post.title}”.`);
  } catch (error) {
    await recordRun(db, clock(), error instanceof ApiError ? error.message : 'Failed. The log says why.');
    await retryArticleAt(db, new Date(clock().getTime() + retryMs));
    // Expected failures: no active keyword, an article in progress, or a language model that does not answer.
    if (!(error instanceof ApiError)) throw error;
  }
}
