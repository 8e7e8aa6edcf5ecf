import { ApiError } from '#kernel/api-error.ts';
import type { Db } from '#database/connection.ts';
import type { Services } from '#integrations/services.ts';
import { transact } from '#database/transact.ts';
import { duePosts, lockArticles, lockedPost, updatePost, type Post } from './queries.ts';
import { requirePublishableLinks } from './live-links.ts';

/** Publishes an article with a publication time. Call it after {@link lockArticles}. */
export async function publishAsOf(trx: Db, id: number, publishedAt: Date): Promise<Post> {
  return updatePost(trx, id, {
    status: 'published',
    publishedAt,
    scheduledFor: null,
  });
}

/**
 * Publishes an article now, or schedules it. Publishing a published article has no effect.
 *
 * @param publishAt - an ISO time; the article is scheduled if it is in the future
 * @throws ApiError `not_found`; `already_published` when a published article would be scheduled; `invalid_input` when
 * the description or the keyword is blank, or a link is dead
 */
export async function publishArticle(services: Services, id: number, publishAt?: string): Promise<Post> {
  const { clock } = services;
  const at = publishAt === undefined ? undefined : new Date(publishAt);
  return transact(services, async (trx, onCommit) => {
    const post = await lockedPost(trx, id);
    const now = clock();
    if (post.status !== 'published') {
      requirePublishable(post);
      await requirePublishableLinks(trx, post.content);
    }
    if (at !== undefined && at > now) {
      // Scheduling a published article would hide it from readers until then.
      if (post.status === 'published') throw new ApiError('already_published');
      return updatePost(trx, id, { status: 'scheduled', scheduledFor: at });
    }
    if (post.status === 'published') return post;
    onCommit.record('article_published', { slug: post.slug });
    return publishAsOf(trx, id, now);
  });
}

/**
 * Makes an article a draft again.
 *
 * @throws ApiError `not_found`
 */
export async function unpublishArticle(services: Services, id: number): Promise<Post> {
  return transact(services, async (trx) => {
    await lockedPost(trx, id);
    return unpublish(trx, id);
  });
}

/** Changes an existing article to a draft. Call it after {@link lockArticles}. */
export async function unpublish(trx: Db, id: number): Promise<Post> {
  return updatePost(trx, id, {
    status: 'draft',
    publishedAt: null,
    scheduledFor: null,
  });
}

/** Publishes the scheduled articles that are due, each with its scheduled time as publication time. */
export async function publishDueArticles(services: Services): Promise<void> {
  const { clock } = services;
  await transact(services, async (trx, onCommit) => {
    await lockArticles(trx);
    for (const { id, slug, scheduledFor } of await duePosts(trx, clock())) {
      await publishAsOf(trx, id, scheduledFor);
      onCommit.record('article_published', { slug });
    }
  });
}

/** The texts that a published article must have. */
export const requiredTexts = ['title', 'content', 'metaDescription', 'targetKeyword'] as const;

/**
 * Requires the {@link requiredTexts}.
 *
 * @throws ApiError `invalid_input` that names each blank text
 */
export function requirePublishable(post: Readonly<Record<(typeof requiredTexts)[number], string>>): void {
  const blank = requiredTexts.filter((field) => post[field].trim() === '');
  if (blank.length === 0) return;
  throw new ApiError('invalid_input', {
    fields: Object.fromEntries(blank.map((field) => [field, 'must not be blank in a published article'])),
  });
}
