import { createHash } from 'node:crypto';
import { maxImageBytes } from '@org/api-contract/values';
import sharp from 'sharp';
import { ApiError } from '#kernel/api-error.ts';

const formats: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp', 'heif']);
/** Maximum size in pixels. A small file may contain a huge picture. */
const maxPixels = 40_000_000;
/** Width and height of the stored image, in pixels. */
const maxSide = 1_600;
const quality = 82;

export interface ReadImage {
  hash: string;
  content: Buffer;
  width: number;
  height: number;
}

/**
 * Reads an image by its content, and makes a WebP of at most 1,600 × 1,600 pixels without metadata, such as the place
 * where a photo was taken.
 *
 * @param data - the file in base64
 * @throws ApiError `invalid_input` when it is too large, or not a JPEG, PNG, WebP or AVIF
 */
export async function readImage(data: string): Promise<ReadImage> {
  const file = Buffer.from(data, 'base64');
  if (file.length > maxImageBytes) throw refused(`is larger than ${maxImageBytes / 1_000_000} MB`);
  const notAnImage = 'is no JPEG, PNG, WebP or AVIF that can be read';
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
