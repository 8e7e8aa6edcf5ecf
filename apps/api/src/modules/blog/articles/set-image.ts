import type { Endpoints, Input } from '@org/api-contract';
import { articleImagePath } from '@org/public-pages/paths.ts';
import type { Db } from '#database/connection.ts';
import { transact } from '#database/transact.ts';
import type { Services } from '#integrations/services.ts';
import { ApiError } from '#kernel/api-error.ts';
import { deleteUnusedImages, insertImage } from './image-queries.ts';
import { lockArticles, postById, updatePost, type Post } from './queries.ts';
import { readImage } from './read-image.ts';
import { tidyLine } from '../tidy-text.ts';

/**
 * Sets the image of an article, or the alternative text of its image. The text and `updatedAt` stay the same, so that
 * an open editor can still save.
 *
 * @throws ApiError `not_found`; `invalid_input` when the text is blank, there is no image, or it cannot be read
 */
export async function setImage(
  services: Services,
  id: number,
  { data, alt }: Input<Endpoints['PUT /api/blog/posts/{id}/image']>['body'],
): Promise<Post> {
  const imageAlt = tidyLine(alt);
  if (imageAlt === '') throw new ApiError('invalid_input', { fields: { alt: 'is blank' } });
  // Outside the transaction, because reading an image takes long.
  const image = data === undefined ? undefined : await readImage(data);
  return changeImage(services, id, async (trx, post) => {
    if (!image && post.featuredImage === null)
      throw new ApiError('invalid_input', { fields: { image: 'is missing' } });
    if (!image) return { imageAlt };
    await insertImage(trx, image.hash, image.content);
    return {
      imageAlt,
      featuredImage: articleImagePath(image.hash),
      imageWidth: image.width,
      imageHeight: image.height,
    };
  });
}

/**
 * Removes the image of an article. Idempotent.
 *
 * @throws ApiError `not_found`
 */
export const removeImage = (services: Services, id: number): Promise<Post> =>
  changeImage(services, id, async () => ({
    featuredImage: null,
    imageAlt: null,
    imageWidth: null,
    imageHeight: null,
  }));

type Changes = Partial<Pick<Post, 'featuredImage' | 'imageAlt' | 'imageWidth' | 'imageHeight'>>;

const changeImage = (
  services: Services,
  id: number,
  changesOf: (trx: Db, post: Post) => Promise<Changes>,
): Promise<Post> =>
  transact(services, async (trx) => {
    await lockArticles(trx);
    const post = await postById(trx, id);
    if (!post) throw new ApiError('not_found');
    const saved = await updatePost(trx, id, await changesOf(trx, post));
    await deleteUnusedImages(trx);
    return saved;
  });
