import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

/** Paper, ink, seal and their blends at the edges of letters. */
const maxColors = 128;

/**
 * Draws pictures of 1200 × 630 as PNG, each once in a process, also for concurrent callers, and one after the other:
 * outlines take 10 ms of the event loop, so a burst would block it for long. libvips encodes the PNG in its own threads.
 *
 * @param maxPictures - how many are kept, about 30 kB each
 * @param svgOf - the drawing of a subject; `undefined` if there is none
 */
export function drawnPictures(
  maxPictures: number,
  svgOf: (subject: string) => Promise<string | undefined>,
): (subject: string) => Promise<Buffer | undefined> {
  let last: Promise<unknown> = Promise.resolve();
  const drawn = new LRUCache<string, Buffer>({
    max: maxPictures,
    fetchMethod: (subject) => {
      const own = last.then(() => draw(subject));
      // The callers of a picture get its failure. The next picture is drawn either way.
      last = own.then(
        () => undefined,
        () => undefined,
      );
      return own;
    },
  });
  return (subject) => drawn.fetch(subject);

  async function draw(subject: string): Promise<Buffer | undefined> {
    const svg = await svgOf(subject);
    return svg === undefined
      ? undefined
      : sharp(Buffer.from(svg)).png({ palette: true, colours: maxColors }).toBuffer();
  }
}
