import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

/** Pictures of the twelve signs and the 78 pairs, about 30 kB each. */
const maxPictures = 90;
/** Paper, ink, seal and their blends at the edges of letters. */
const maxColors = 128;

/** Returns the PNG of a sign or a pair such as `rat-ox`; `undefined` if there is no such subject. */
type SharePictures = (subject: string) => Promise<Buffer | undefined>;

/**
 * Draws the share pictures, each once in a process, also for concurrent callers. libvips draws them in threads of its
 * own, so that the event loop is free. The drawing and its fonts are loaded with the first picture.
 */
export function sharePictures(): SharePictures {
  const drawn = new LRUCache<string, Buffer, string>({
    max: maxPictures,
    fetchMethod: (_subject, _stale, { context: svg }) =>
      sharp(Buffer.from(svg)).png({ palette: true, colours: maxColors }).toBuffer(),
  });
  return async (subject) => {
    const known = drawn.get(subject);
    if (known) return known;
    const { sharePicture } = await import('@org/public-pages/share-picture.js');
    const svg = sharePicture(subject);
    return svg === undefined ? undefined : drawn.fetch(subject, { context: svg });
  };
}
