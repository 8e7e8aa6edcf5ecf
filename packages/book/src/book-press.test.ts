import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { composeReading, type Birth } from '@org/reading';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { BookPress } from './book-press.ts';

const today = '2026-11-22';
const full: Birth = {
  date: '1990-01-20',
  time: '14:30',
  place: { name: 'Chengdu, China', timeZone: 'Asia/Shanghai', longitude: 104.07 },
  name: 'Zoë 王 #emph[x] $1$ *b* \\ "q" <a> @b',
  sex: 'female',
};
const press = new BookPress(path.join(import.meta.dirname, '../assets'));
const print = (birth: Birth, paper: 'a4' | 'letter' = 'a4'): Uint8Array =>
  press.print(birth, composeReading(birth, { today }), { paper, today });

const packages = path.join(import.meta.dirname, '../..');
/** Whether a book is PDF/UA, which it is only if its fonts have all its characters. */
const isTagged = (pdf: Uint8Array): boolean => Buffer.from(pdf).includes('pdfuaid:part');

const open = (pdf: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(pdf), useSystemFonts: false }).promise;

async function textOf(document: PDFDocumentProxy, number: number): Promise<string> {
  const { items } = await (await document.getPage(number)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

describe('the book of a full birth', () => {
  let pdf: Uint8Array;
  let document: PDFDocumentProxy;
  let texts: string[];
  beforeAll(async () => {
    pdf = print(full);
    document = await open(pdf);
    texts = await Promise.all(
      Array.from({ length: document.numPages }, (_, index) => textOf(document, index + 1)),
    );
  });

  test('has about twenty-five pages in at most 2 MB, and the same bytes each time', () => {
    expect(document.numPages).toBeGreaterThan(18);
    expect(document.numPages).toBeLessThan(40);
    expect(pdf.length).toBeLessThan(2_000_000);
    expect(Buffer.compare(print(full), pdf)).toBe(0);
  });

  test('is tagged, in English, with a title', async () => {
    const marks: unknown = await document.getMarkInfo();
    expect(marks).toEqual(
      new Map([
        ['Marked', true],
        ['UserProperties', false],
        ['Suspects', false],
      ]),
    );
    const { info, metadata } = await document.getMetadata();
    expect(info).toMatchObject({ Title: expect.stringContaining('Zoë 王'), Language: 'en-US' });
    expect(metadata.get('pdfuaid:part')).toBe('1');
    const structure = JSON.stringify(await (await document.getPage(4)).getStructTree());
    expect(structure).toContain('"H1"');
  });

  test('has a bookmark for every section, and for the sources', async () => {
    const bookmarks = (await document.getOutline()).map(({ title }) => title);
    const headings = composeReading(full, { today }).sections.map(({ heading }) => heading);
    expect(bookmarks).toEqual(
      expect.arrayContaining(['Your Reading on One Page', ...headings, 'Glossary', 'Rules and sources']),
    );
  });

  test('has every paragraph and every rule of the reading, and the name as it is written', () => {
    const squeeze = (text: string): string => text.normalize('NFKC').replaceAll(/[\s\u00ad-]/g, '');
    const whole = squeeze(texts.join(''));
    const { sections, rules } = composeReading(full, { today });
    const beginnings = sections.flatMap(({ paragraphs }) =>
      paragraphs.map(({ text }) => squeeze(text).slice(0, 24)),
    );
    expect(beginnings.filter((text) => !whole.includes(text))).toEqual([]);
    expect(rules.map(({ name }) => squeeze(name)).filter((name) => !whole.includes(name))).toEqual([]);
    expect(squeeze(texts[0] ?? '')).toContain(squeeze(full.name ?? ''));
  });

  test('embeds its fonts, and no other', () => {
    const fonts = new Set(
      Buffer.from(pdf)
        .toString('latin1')
        .match(/(?<=\/BaseFont \/)[\w+-]+/g),
    );
    const families = [...fonts].map((font) => font.replace(/^[A-Z]{6}\+/, '').replace(/-.*/, ''));
    expect([...new Set(families.filter((family) => !family.startsWith('ZodiacAtlas')))]).toEqual([]);
    expect(families).toEqual(
      expect.arrayContaining(['ZodiacAtlasSerif', 'ZodiacAtlasTitle', 'ZodiacAtlasHan']),
    );
  });
});

test.each([
  ['a4', [595, 842]],
  ['letter', [612, 792]],
] as const)('the paper %s has its size', async (paper, size) => {
  const page = await (await open(print({ date: '1950-06-15' }, paper))).getPage(1);
  expect(page.view.slice(2).map(Math.round)).toEqual(size);
});

test('without a time of birth, the first chapter says once what that leaves open', async () => {
  const document = await open(print({ date: '1990-01-20' }));
  const texts = await Promise.all(
    Array.from({ length: document.numPages }, (_, index) => textOf(document, index + 1)),
  );
  expect(texts.join(' ').match(/Without a birth time/g)).toHaveLength(1);
  expect(texts[0]).toContain('Snake');
});

test('the fonts have every character of the texts and of the places, which PDF/UA requires', async () => {
  let texts = await readFile(path.join(packages, '../data/cities.csv'), 'utf8');
  // Names in other languages, emoji, and the questions to a reading are never printed.
  for await (const file of glob(
    [
      '{book,content,reading}/src/**/*.ts',
      'zodiac-core/src/{calendar,numerology,pillars,relations,solar-terms}/**/*.ts',
    ],
    { cwd: packages, exclude: ['**/*.test.ts', '**/test/**', '**/ask/**', '**/ask.ts'] },
  ))
    texts += await readFile(path.join(packages, file), 'utf8');
  const every = [...new Set(texts.match(/\P{M}\p{M}*/gu))].join(' ');
  expect(every).toContain('Ḩ');
  expect(every.length).toBeGreaterThan(900);

  const reading = composeReading({ date: '1990-01-20' }, { today });
  const written = {
    ...reading,
    sections: reading.sections.slice(0, 1).map((section) => ({
      ...section,
      heading: every,
      paragraphs: section.paragraphs.map((paragraph) => ({
        ...paragraph,
        text: every,
        because: every,
        changes: every,
      })),
    })),
    rules: reading.rules.map((rule, index) =>
      index === 0 ? { ...rule, name: every, statement: every, source: every } : rule,
    ),
  };
  expect(isTagged(press.print({ date: '1990-01-20', name: every }, written, { paper: 'a4', today }))).toBe(
    true,
  );
});

test('a name in letters that no font has is no obstacle, and the book is still tagged', async () => {
  const document = await open(print({ date: '1990-01-20', name: 'مريم 🐉 ไทย' }));
  expect(document.numPages).toBeGreaterThan(20);
  expect(JSON.stringify(await (await document.getPage(4)).getStructTree())).toContain('"H1"');
});

test.each(['1583-01-01', '1950-12-31', '2024-02-29', '2026-11-22'])(
  'the birth %s has a book',
  async (date) => {
    expect((await open(print({ date }))).numPages).toBeGreaterThan(10);
  },
);

test('every page of a book is drawn as a picture of its own, with its letters', () => {
  const birth = { date: '1990-01-20' };
  const pages = press.draw(birth, composeReading(birth, { today }), { paper: 'a4', today });
  expect(pages.length).toBeGreaterThan(15);
  for (const svg of pages) {
    expect(svg).toMatch(/^<svg viewBox="0 0 595\.2756 841\.8898"/u);
    const used = new Set([...svg.matchAll(/xlink:href="#([^"]+)"/gu)].map(([, id]) => id));
    const drawn = new Set([...svg.matchAll(/<symbol id="([^"]+)"/gu)].map(([, id]) => id));
    expect(drawn).toEqual(used);
    expect(used.size).toBeGreaterThan(15);
  }
});
