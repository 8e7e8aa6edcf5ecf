import { ApiError } from '#kernel/api-error.ts';
import type { Config } from '#config/config.ts';
import type { Db } from '#database/connection.ts';
import type { Services } from '#integrations/services.ts';
import { transact, type OnCommit } from '#database/transact.ts';
import { refreshPage } from '#modules/blog/page/article-page.ts';
import { duePosts, outdatePages, postById, takeWritersTurn, updatePost, type Post } from './queries.ts';
import { refreshPagesJob } from '#modules/blog/page/render-pages.ts';

/** Every page may list the article, or list it no longer; in the writers' turn. */
export async function outdateLists(trx: Db, onCommit: OnCommit): Promise<void> {
  await outdatePages(trx);
  onCommit.wake(refreshPagesJob);
}

/** Lets an article appear, as of an instant; in the writers' turn. */
export async function release(
  trx: Db,
  onCommit: OnCommit,
  config: Config,
  id: number,
  publishedAt: Date,
): Promise<Post> {
  const post = await updatePost(trx, id, {
    status: 'published',
    published_at: publishedAt,
    scheduled_for: null,
  });
  await outdateLists(trx, onCommit);
  await refreshPage(trx, config, id);
  return post;
}

/**
 * Publishes an article now, or when its time has come. One that is published already stays as it is.
 *
 * @throws ApiError `not_found`; `already_published` where a published article is to appear at an instant to come
 */
export async function publishArticle(services: Services, id: number, publishAt?: string): Promise<Post> {
  const { config, clock } = services;
  const at = publishAt === undefined ? undefined : new Date(publishAt);
  return transact(services, async (trx, onCommit) => {
    await takeWritersTurn(trx);
    const post = await postById(trx, id);
    if (!post) throw new ApiError('not_found');
    const now = clock();
    if (at !== undefined && at > now) {
      // Readers have it, and would lose it until then.
      if (post.status === 'published') throw new ApiError('already_published');
      return updatePost(trx, id, { status: 'scheduled', scheduled_for: at });
    }
    if (post.status === 'published') return post;
    onCommit.record('article_published', { slug: post.slug });
    return release(trx, onCommit, config, id, now);
  });
}

/**
 * Takes an article back to draft.
 *
 * @throws ApiError `not_found`
 */
export async function unpublishArticle(services: Services, id: number): Promise<Post> {
  return transact(services, async (trx, onCommit) => {
    await takeWritersTurn(trx);
    if (!(await postById(trx, id))) throw new ApiError('not_found');
    await outdateLists(trx, onCommit);
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
export async function publishDueArticles(services: Services): Promise<void> {
  const { config, clock } = services;
  await transact(services, async (trx, onCommit) => {
    await takeWritersTurn(trx);
    for (const { id, slug, scheduledFor } of await duePosts(trx, clock())) {
      await release(trx, onCommit, config, id, scheduledFor);
      onCommit.record('article_published', { slug });
    }
  });
}
