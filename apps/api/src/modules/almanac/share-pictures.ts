import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

/** Pictures of the twelve signs and the 78 pairs, about 30 kB each. */
const maxPictures = 90;
/** Paper, ink, seal and their blends at the edges of letters. */
const maxColors = 128;

/** Returns the PNG of a sign or a pair such as `rat-ox`; `undefined` if there is no such subject. */
type SharePictures = (subject: string) => Promise<Buffer | undefined>;

/**
 * Draws the share pictures, each once in a process, also for concurrent callers, and one after the other: outlines take
 * 10 ms of the event loop, so a burst would block it for long. libvips encodes the PNG in its own threads.
 */
export function sharePictures(): SharePictures {
  let last: Promise<unknown> = Promise.resolve();
  const drawn = new LRUCache<string, Buffer>({
    max: maxPictures,
    fetchMethod: (subject) => {
      const own = last.then(() => drawPicture(subject));
      // The callers of a picture get its failure. The next picture is drawn either way.
      last = own.then(
        () => undefined,
        () => undefined,
      );
      return own;
    },
  });
  return (subject) => drawn.fetch(subject);
}

async function drawPicture(subject: string): Promise<Buffer | undefined> {
  // The drawing holds its fonts, so it is loaded with the first picture.
  const { sharePicture } = await import('@org/public-pages/share-picture.js');
  const svg = sharePicture(subject);
  return svg === undefined
    ? undefined
    : sharp(Buffer.from(svg)).png({ palette: true, colours: maxColors }).toBuffer();
}
