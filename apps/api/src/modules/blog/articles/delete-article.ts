import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { transact } from '#database/transact.ts';
import { deleteUnusedImages } from './images.ts';
import { deletedPost, lockArticles, lockedPost, purgeDeleted, updatePost, type Post } from './queries.ts';

/** Days for which a deleted article can be restored. */
const keptDays = 30;
const dayMs = 86_400_000;

/** When a deleted article is purged. */
export const keptUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + keptDays * dayMs);

/**
 * Deletes an article, so that it disappears for readers and from all lists.
 *
 * @throws ApiError `not_found`
 */
export const deleteArticle = (services: Services, id: number): Promise<Post> =>
  transact(services, async (trx) => {
    const post = await lockedPost(trx, id);
    await updatePost(trx, id, { deletedAt: services.clock() });
    return post;
  });

/**
 * Restores a deleted article with its former status.
 *
 * @throws ApiError `not_found` when it is not a deleted article
 */
export const restoreArticle = (services: Services, id: number): Promise<Post> =>
  transact(services, async (trx) => {
    await lockArticles(trx);
    if (!(await deletedPost(trx, id))) throw new ApiError('not_found');
    const post = await updatePost(trx, id, { deletedAt: null });
    return post;
  });

/** Purges the articles that were deleted more than 30 days ago, and their images. */
export const purgeDeletedArticles = (services: Services): Promise<void> =>
  transact(services, async (trx) => {
    await lockArticles(trx);
    await purgeDeleted(trx, new Date(services.clock().getTime() - keptDays * dayMs));
    await deleteUnusedImages(trx);
  });
