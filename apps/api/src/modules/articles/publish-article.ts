import { ApiError } from '#http/problems.ts';
import type { Config } from '#config.ts';
import type { Db } from '#database/connection.ts';
import type { Services } from '#services/services.ts';
import { renderPage } from './article-page.ts';
import { duePosts, markPagesStale, postById, takeWritersTurn, updatePost, type Post } from './queries.ts';

/** Lets an article appear, as of an instant; in the writers' turn. */
export async function release(trx: Db, config: Config, id: number, publishedAt: Date): Promise<Post> {
  const post = await updatePost(trx, id, {
    status: 'published',
    published_at: publishedAt,
    scheduled_for: null,
  });
  await markPagesStale(trx);
  await renderPage(trx, config, id);
  return post;
}

/**
 * Publishes an article now, or when its time has come. One that is published already stays as it is.
 *
 * @throws ApiError `not_found`
 */
export async function publishArticle(services: Services, id: number, publishAt?: string): Promise<Post> {
  const { db, config, clock, events } = services;
  const at = publishAt === undefined ? undefined : new Date(publishAt);
  return db.transaction().execute(async (trx) => {
    await takeWritersTurn(trx);
    const post = await postById(trx, id);
    if (!post) throw new ApiError('not_found');
    const now = clock();
    if (at !== undefined && at > now) {
      await markPagesStale(trx);
      return updatePost(trx, id, {
        status: 'scheduled',
        scheduled_for: at,
        published_at: null,
        page: null,
        page_template: null,
      });
    }
    if (post.status === 'published') return post;
    events.record('article_published', { slug: post.slug });
    return release(trx, config, id, now);
  });
}

/**
 * Takes an article back to draft.
 *
 * @throws ApiError `not_found`
 */
export async function unpublishArticle({ db }: Services, id: number): Promise<Post> {
  return db.transaction().execute(async (trx) => {
    await takeWritersTurn(trx);
    if (!(await postById(trx, id))) throw new ApiError('not_found');
    await markPagesStale(trx);
    return updatePost(trx, id, {
      status: 'draft',
      published_at: null,
      scheduled_for: null,
      page: null,
      page_template: null,
    });
  });
}

/** Publishes what is scheduled and due, each as of the instant it was to appear. */
export async function publishDueArticles({ db, config, clock, events }: Services): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await takeWritersTurn(trx);
    for (const { id, slug, scheduledFor } of await duePosts(trx, clock())) {
      await release(trx, config, id, scheduledFor);
      events.record('article_published', { slug });
    }
  });
}
