import { drawnPictures } from '#modules/blog/page/drawn-pictures.ts';

/** Pictures of the twelve signs, the 78 pairs, and the hubs. */
const maxPictures = 100;

/** Returns the PNG of a sign, a pair such as `rat-ox` or a hub such as `years`; `undefined` if there is no such subject. */
type SharePictures = (subject: string) => Promise<Buffer | undefined>;

export const sharePictures = (): SharePictures =>
  drawnPictures(maxPictures, async (subject) => {
    // Loaded with the first picture, because the drawing contains its fonts.
    const { sharePicture } = await import('@org/public-pages/share-picture.js');
    return sharePicture(subject);
  });
