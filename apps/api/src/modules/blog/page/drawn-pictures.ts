import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

/** Number of colors: paper, ink, seal, and their blends at the edges of letters. */
const maxColors = 128;

/**
 * Draws pictures of 1200 × 630 as PNG, each once per process, even for concurrent callers. Pictures are drawn one by
 * one, because outlines take 10 ms of the event loop and a burst would block it. libvips encodes the PNG in separate
 * threads.
 *
 * @param maxPictures - number of pictures that are kept, about 30 kB each
 * @param svgOf - returns the SVG of a subject; `undefined` for an unknown subject
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
      // The callers of a picture receive its failure. The next picture is drawn in either case.
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
