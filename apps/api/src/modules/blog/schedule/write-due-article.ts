import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { claimDueArticle, postponeArticle } from '#modules/blog/articles/queries.ts';
import { daysBetween } from './settings.ts';
import { writeNextArticle } from '#modules/blog/articles/write-article.ts';

const tryAgainMs = 3_600_000;

/** Writes the article that the schedule asks for, where its time has come; an hour later where that fails. */
export async function writeDueArticle(services: Services): Promise<void> {
  const { db, clock } = services;
  if (!(await claimDueArticle(db, clock(), daysBetween))) return;
  try {
    await writeNextArticle(services);
  } catch (error) {
    await postponeArticle(db, new Date(clock().getTime() + tryAgainMs));
    // Nothing to write about, somebody at it, a writer who is away: none of it is a fault of ours.
    if (!(error instanceof ApiError)) throw error;
  }
}
