import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { BookPress } from '@org/book';
import { composeReading } from '@org/reading';
import sharp from 'sharp';
import { bookPages, bookPageWidths } from '@org/public-pages/book-pages.ts';

const assets = path.join(import.meta.dirname, '../../../packages/book/assets');
/** The birth that the landing page's reading is about. */
const birth = { date: '1990-01-20', time: '14:30' };
const today = '2026-11-22';

/**
 * Draws the pages of a book that the landing page shows, from the book itself.
 *
 * @param dist - the folder of the build
 */
export async function drawBookPages(dist: string): Promise<void> {
  const pages = new BookPress(assets).draw(birth, composeReading(birth, { today }), { paper: 'a4', today });
  await mkdir(path.join(dist, 'book'), { recursive: true });
  for (const { page, src } of bookPages) {
    const svg = pages[page - 1];
    if (svg === undefined) throw new Error(`The book has no page ${page}.`);
    for (const width of bookPageWidths)
      await sharp(Buffer.from(svg))
        .resize(width)
        .flatten({ background: '#ffffff' })
        .webp({ quality: 78 })
        .toFile(path.join(dist, src(width)));
  }
}
