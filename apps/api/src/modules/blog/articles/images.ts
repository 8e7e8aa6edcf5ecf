import type { Endpoints, Input } from '@org/api-contract';
import { articleImagePath } from '@org/public-pages/paths.ts';
import type { Db } from '#database/connection.ts';
import { transact } from '#database/transact.ts';
import type { Services } from '#integrations/services.ts';
import { ApiError } from '#kernel/api-error.ts';
import { lockedPost, updatePost, type Post } from './queries.ts';
import { tidyLine } from '../tidy-text.ts';
import { createHash } from 'node:crypto';
import { maxImageBytes } from '@org/api-contract/values';
import { sql } from 'kysely';

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
  // Runs outside the transaction, because reading an image takes long.
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
    const post = await lockedPost(trx, id);
    const saved = await updatePost(trx, id, await changesOf(trx, post));
    await deleteUnusedImages(trx);
    return saved;
  });

const formats: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp', 'heif']);
/** Maximum size in pixels. A small file may contain a huge picture. */
const maxPixels = 40_000_000;
/** Maximum width and height of the stored image, in pixels. */
const maxSide = 1_600;
const quality = 82;

interface ReadImage {
  hash: string;
  content: Buffer;
  width: number;
  height: number;
}

/**
 * Detects the format of an image from its content, and makes a WebP of at most 1,600 × 1,600 pixels. Leaves out
 * metadata, such as the place where a photo was taken.
 *
 * @param data - the file in base64
 * @throws ApiError `invalid_input` when it is too large, or not a JPEG, PNG, WebP or AVIF
 */
async function readImage(data: string): Promise<ReadImage> {
  const file = Buffer.from(data, 'base64');
  if (file.length > maxImageBytes) throw refused(`is larger than ${maxImageBytes / 1_000_000} MB`);
  const notAnImage = 'is not a readable JPEG, PNG, WebP or AVIF';
  // sharp is loaded for the first picture, because it takes 25 MB of memory.
  const { default: sharp } = await import('sharp');
  const image = sharp(file, { limitInputPixels: maxPixels, failOn: 'error' });
  try {
    if (!formats.has((await image.metadata()).format)) throw refused(notAnImage);
    const { data: content, info } = await image
      // Applies the orientation that the camera recorded.
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
    return { hash, content, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw refused(notAnImage, error);
  }
}

const refused = (problem: string, cause?: unknown): ApiError =>
  new ApiError('invalid_input', { fields: { image: problem }, cause });

async function insertImage(trx: Db, hash: string, content: Buffer): Promise<void> {
  await trx
    .insertInto('blogImages')
    .values({ hash, content })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

/** The bytes of an image. */
export const imageContent = async (db: Db, hash: string): Promise<Buffer | undefined> =>
  (await db.selectFrom('blogImages').select('content').where('hash', '=', hash).executeTakeFirst())?.content;

/** Deletes images that no article uses. */
export async function deleteUnusedImages(trx: Db): Promise<void> {
  const [before = '', after = ''] = articleImagePath('*').split('*');
  await sql`
    delete from blog_images where not exists (
      select from blog_posts where featured_image = ${before} || hash || ${after}
    )`.execute(trx);
}
