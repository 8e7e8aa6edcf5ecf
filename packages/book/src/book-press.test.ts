import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { composeReading, type Birth } from '@org/reading';
import { zodiacSignIds } from '@org/zodiac-core';
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

interface Page {
  height: number;
  pieces: { text: string; size: number; y: number }[];
}
interface Book {
  pdf: Uint8Array;
  document: PDFDocumentProxy;
  pages: Page[];
  /** The text of each page. */
  texts: string[];
}

/** Several tests read the same book, because printing and reading it takes a second. */
const books = new Map<string, Promise<Book>>();
function bookOf(birth: Birth, paper: 'a4' | 'letter' = 'a4'): Promise<Book> {
  const key = JSON.stringify([birth, paper]);
  const book = books.get(key) ?? readBook(print(birth, paper));
  books.set(key, book);
  return book;
}

async function readBook(pdf: Uint8Array): Promise<Book> {
  const document = await open(pdf);
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map((number) => readPage(document, number)));
  const texts = pages.map(({ pieces }) => pieces.map(({ text }) => text).join(' '));
  return { pdf, document, pages, texts };
}

const packages = path.join(import.meta.dirname, '../..');
/** Whether a book is PDF/UA, which requires that its fonts have all its characters. */
const isTagged = (pdf: Uint8Array): boolean => Buffer.from(pdf).includes('pdfuaid:part');

const open = (pdf: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(pdf), useSystemFonts: false }).promise;

const squeeze = (text: string): string => text.normalize('NFKC').replaceAll(/[\s\u00ad-]/g, '');

async function readPage(document: PDFDocumentProxy, number: number): Promise<Page> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  const pieces = items.map((item) =>
    'str' in item
      ? {
          text: item.str,
          size: Math.hypot(Number(item.transform[2]), Number(item.transform[3])),
          y: Number(item.transform[5]),
        }
      : { text: '', size: 0, y: 0 },
  );
  return { height: page.view[3] ?? 0, pieces };
}

test('the book draws the same animals as the site', async () => {
  const animals = JSON.parse(
    await readFile(path.join(packages, 'book/assets/typst/animals.json'), 'utf8'),
  ) as Record<string, string>;
  const ofSite = await readFile(path.join(packages, 'ui/src/Animal/animal-paths.ts'), 'utf8');
  expect(Object.keys(animals)).toEqual([...zodiacSignIds]);
  for (const outline of Object.values(animals)) expect(ofSite).toContain(`'${outline}'`);
});

describe('the book of a full birth', () => {
  let pdf: Uint8Array;
  let document: PDFDocumentProxy;
  let texts: string[];
  beforeAll(async () => {
    ({ pdf, document, texts } = await bookOf(full));
  });

  test('has fifteen to twenty-two pages in at most 2 MB', () => {
    expect(document.numPages).toBeGreaterThanOrEqual(15);
    expect(document.numPages).toBeLessThanOrEqual(22);
    expect(pdf.length).toBeLessThan(2_000_000);
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
      expect.arrayContaining(['Your Reading on One Page', ...headings, 'Glossary', 'Rules and Sources']),
    );
  });

  test('has every sentence of the reading, and the name as it is written', () => {
    const whole = squeeze(texts.join(''));
    const { summary, sections, glossary, rules } = composeReading(full, { today });
    const sentences = [
      ...summary.paragraphs,
      ...summary.yearAhead,
      ...summary.whatHelps,
      ...summary.watchFor,
      ...sections.flatMap((section) => [
        section.heading,
        section.summary,
        ...section.paragraphs.map(({ text }) => text),
        ...section.whatHelps,
        ...section.watchFor,
      ]),
      ...glossary.flatMap(({ term, characters, meaning }) => [term, characters, meaning]),
      ...rules.flatMap(({ name, statement, source }) => [name, statement, source]),
    ];
    // Page breaks, numbers of rules and hyphens interrupt a text, but its beginning and its end are intact.
    const parts = sentences.flatMap((sentence) => [
      squeeze(sentence).slice(0, 16),
      squeeze(sentence).slice(-12),
    ]);
    expect(parts.filter((part) => !whole.includes(part))).toEqual([]);
    expect(squeeze(texts[0] ?? '')).toContain(squeeze(full.name ?? ''));
  });

  test('each paragraph has the number of its rule, or shares the number of the next paragraph', () => {
    const { sections, rules } = composeReading(full, { today });
    const numberOf = new Map(rules.map(({ id }, index) => [id, index + 1]));
    const whole = squeeze(texts.join(''));
    const numbered = sections.flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ text, rule }, index) =>
        paragraphs[index + 1]?.rule === rule ? [] : [squeeze(text).slice(-12) + numberOf.get(rule)],
      ),
    );
    expect(numbered.length).toBeGreaterThan(30);
    expect(numbered.filter((part) => !whole.includes(part))).toEqual([]);
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
] as const)('the pages of a book on %s paper have the size of that paper', async (paper, size) => {
  const page = await (await bookOf(full, paper)).document.getPage(1);
  expect(page.view.slice(2).map(Math.round)).toEqual(size);
});

const child: Birth = { date: '2021-08-09', time: '16:05', name: 'Mia Torres', sex: 'female' };
const vietnamese: Birth = { date: '2006-08-31', time: '12:00', calendar: 'vietnam' };
const readers: readonly [name: string, birth: Birth][] = [
  ['an adult', full],
  ['an adult without a time of birth', { date: '1990-01-20' }],
  ['a small child', child],
  ['a teenager', { date: '2011-05-02', time: '23:30', name: 'Jonah Weiss', sex: 'male' }],
  ['a person of 95', { date: '1931-02-10', time: '05:45', name: 'Rose Albright', sex: 'female' }],
  ['a birth in a leap month', vietnamese],
  // The month pillar changes on that day, which makes the note on certainty long.
  ['a birth on the day of a solar term', { date: '1995-03-06' }],
  ['a man of 37', { date: '1989-02-17', time: '06:04' }],
];
/** Margins in millimeters. */
const margin = { top: 27, bottom: { a4: 26, letter: 22 } };
const millimeter = 72 / 25.4;

describe.each([
  ['letter', readers],
  // The layout is the same on both papers, and the pages of A4 are longer.
  ['a4', readers.slice(0, 3)],
] as const)('on %s', (paper, some) => {
  test.each(some)(
    'the book of %s has no half-empty page, no heading alone at the foot of a page and no text below 8.5 pt',
    async (_, birth) => {
      const { pages } = await bookOf(birth, paper);
      // Leaves out the cover, whose layout differs.
      for (const [index, { height, pieces }] of pages.slice(1).entries()) {
        const bottom = margin.bottom[paper] * millimeter;
        const seen = pieces.filter(({ text }) => text.trim() !== '');
        expect(Math.min(...seen.map(({ size }) => size))).toBeGreaterThanOrEqual(8.49);
        const body = seen.filter(({ y }) => y > bottom);
        const lowest = body.toSorted((a, b) => a.y - b.y)[0];
        const fill =
          (height - margin.top * millimeter - (lowest?.y ?? height)) /
          (height - margin.top * millimeter - bottom);
        expect([index, fill > 0.55, (lowest?.size ?? 0) < 14]).toEqual([index, true, true]);
      }
    },
  );

  test.each(some)(
    'the first rule of the book of %s stands below the introduction of the rules',
    async (_, birth) => {
      const { texts } = await bookOf(birth, paper);
      const [rules] = texts.filter((text) => text.includes('Every paragraph of this book follows'));
      expect(rules).toContain('1. The sign of the year');
    },
  );
});

test('without a time of birth, the first chapter says once what depends on it', async () => {
  const { texts } = await bookOf({ date: '1990-01-20' });
  expect(texts.join(' ').match(/Without a birth time/g)).toHaveLength(1);
  expect(texts[0]).toContain('Snake');
});

test('a birth before New Year has the sign of the year before', async () => {
  const { texts } = await bookOf({ date: '1990-01-20' });
  expect(texts[1]).toContain('The Snake. The next year began on January 27, 1990.');
});

test('the book of a child speaks to the parents, on the cover and in the text', async () => {
  const { texts } = await bookOf(child);
  expect(texts[0]).toContain('For the parents of a child born on August 9, 2021');
  expect(squeeze(texts[1] ?? '')).toContain('Itspeakstotheparents.');
  expect(texts[2]).toContain('Your Child’s Reading on One Page');
});

test.each(readers)(
  'the summary and the chart of %s fill a page, and the first chapter begins on the next',
  async (_, birth) => {
    const { texts } = await bookOf(birth, 'letter');
    expect(texts[2]).toContain('Reading on One Page');
    expect(texts[2]).toContain('The pillars of the birth');
    expect(texts[3]).toMatch(/^性 +Core Personality/);
  },
);

test.each(readers)('no page of the book %s begins with the points of a chapter', async (_, birth) => {
  const { texts } = await bookOf(birth, 'letter');
  for (const text of texts.slice(3)) expect(text.slice(0, 110)).not.toContain('What helps');
});

test.each(readers)('no month is broken among the good days of the book %s', async (_, birth) => {
  const { texts } = await bookOf(birth, 'letter');
  const all = texts.slice(3).join(' ');
  const goodDays = all.slice(all.lastIndexOf('Good Days'), all.lastIndexOf('Glossary'));
  expect(goodDays).toMatch(/(?:December|January|February) \d/);
  // A broken word has no hyphen in the text of a PDF.
  expect(goodDays).not.toMatch(/\b(?:Janu|Febru|Septem|Octo|Novem|Decem)\b/);
});

test('the charts have the Vietnamese names of the signs for a birth in the Vietnamese calendar', async () => {
  const { texts } = await bookOf(vietnamese, 'letter');
  expect(texts.join(' ')).toContain('Water Buffalo');
  expect(texts.join(' ')).not.toMatch(/\bRabbit\b/);
});

test('the contents name the page on which each chapter begins', async () => {
  const { texts } = await bookOf(full);
  const { sections } = composeReading(full, { today });
  const listed = sections.map(({ heading }) => {
    const [, page = ''] = new RegExp(`${heading}[ .]*?(\\d+)`).exec(texts[1] ?? '') ?? [];
    return [heading, texts[Number(page) - 1]?.includes(heading)];
  });
  expect(listed).toEqual(sections.map(({ heading }) => [heading, true]));
});

test('the fonts have every character of the texts and of the places, which PDF/UA requires', async () => {
  let texts = await readFile(path.join(packages, '../data/cities.csv'), 'utf8');
  // Leaves out texts that no book has: names in other languages, emoji, articles and questions.
  for await (const file of glob(
    [
      '{book,content,reading}/src/**/*.ts',
      'zodiac-core/src/{calendar,numerology,pillars,relations,solar-terms}/**/*.ts',
    ],
    { cwd: packages, exclude: ['**/*.test.ts', '**/test/**', '**/ask/**', '**/{ask,articles}.ts'] },
  ))
    texts += await readFile(path.join(packages, file), 'utf8');
  const every = [...new Set(texts.match(/\P{M}\p{M}*/gu))].join(' ');
  expect(every).toContain('Ḩ');
  expect(every.length).toBeGreaterThan(900);

  const reading = composeReading({ date: '1990-01-20' }, { today });
  const written = {
    ...reading,
    sections: reading.sections.map((section, index) =>
      index > 0
        ? section
        : {
            ...section,
            heading: every,
            paragraphs: section.paragraphs.map((paragraph) => ({
              ...paragraph,
              text: every,
              because: every,
            })),
          },
    ),
    rules: reading.rules.map((rule, index) =>
      index === 0 ? { ...rule, name: every, statement: every, source: every } : rule,
    ),
  };
  expect(isTagged(press.print({ date: '1990-01-20', name: every }, written, { paper: 'a4', today }))).toBe(
    true,
  );
});

test('prints and tags a name in letters that no font has', async () => {
  const { document } = await bookOf({ date: '1990-01-20', name: 'مريم 🐉 ไทย' });
  expect(document.numPages).toBeGreaterThanOrEqual(15);
  expect(JSON.stringify(await (await document.getPage(4)).getStructTree())).toContain('"H1"');
});

test.each(['1583-01-01', '2026-11-22'])(
  'a book is printed for the first or last date of birth, %s',
  async (date) => {
    expect((await open(print({ date }))).numPages).toBeGreaterThan(10);
  },
);

test('draws each page of a book as a separate picture with only the letters that it needs', () => {
  const birth = { date: '1990-01-20' };
  const pages = press.draw(birth, composeReading(birth, { today }), { paper: 'a4', today });
  expect(pages.length).toBeGreaterThanOrEqual(15);
  for (const svg of pages) {
    expect(svg).toMatch(/^<svg viewBox="0 0 595\.2756 841\.8898"/u);
    const used = new Set([...svg.matchAll(/xlink:href="#([^"]+)"/gu)].map(([, id]) => id));
    const drawn = new Set([...svg.matchAll(/<symbol id="([^"]+)"/gu)].map(([, id]) => id));
    expect(drawn).toEqual(used);
    expect(used.size).toBeGreaterThan(15);
  }
});
