import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { almanacPaths, renderAlmanacPage } from '../render.tsx';
import { hanFonts } from '../test/han-fonts.ts';

const root = path.join(import.meta.dirname, '../../../..');

/** The sources of what pages, readings and articles write. The names of signs in other languages are not shown. */
const sources = [
  'apps/web/src/**/*.{ts,tsx}',
  'packages/{article-composer,content,public-pages,reading,ui}/src/**/*.{ts,tsx}',
  'packages/zodiac-core/src/{calendar,lunar,numerology,pillars,relations,solar-terms}/**/*.ts',
];
const excluded = [
  '**/*.test.{ts,tsx}',
  '**/*.stories.tsx',
  '**/test/**',
  '**/node_modules/**',
  // The book does not use the fonts of the pages.
  'packages/content/src/generated/book.ts',
];
/** Matches lines with words that only readers type: search words of questions, and simplified characters in names of terms. */
const typedWords = /^ {2}".+\.words(?:\..+)?": .+$|^ {2}name\.replaceAll\('財'.+$/gmu;

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;

test('the fonts of the pages have every Chinese character that a page, a reading or an article writes', async () => {
  const known = new Set((await hanFonts()).flatMap(({ has }) => [...has]));
  const written = new Map<string, string>();
  for await (const file of glob(sources, { cwd: root, exclude: excluded }))
    for (const character of (await readFile(path.join(root, file), 'utf8'))
      .replaceAll(typedWords, '')
      .match(/\p{Script=Han}/gu) ?? [])
      written.set(character, file);
  expect(written.size).toBeGreaterThan(200);
  // `packages/ui/scripts/subset-fonts.ts` adds a missing character.
  expect([...written].filter(([character]) => !known.has(codeOf(character)))).toEqual([]);
});

test('each font is loaded only for characters that it has, and no character loads two fonts', async () => {
  const [, ...fonts] = await hanFonts();
  expect(fonts.length).toBeGreaterThan(3);
  const loadedFor = fonts.flatMap((font) => [...(font.loadedFor ?? [])]);
  expect(new Set(loadedFor).size).toBe(loadedFor.length);
  for (const { file, has, loadedFor: codes } of fonts)
    expect(
      [...(codes ?? [])].filter((code) => !has.has(code)),
      file,
    ).toEqual([]);
});

/** The bytes of fonts that a browser loads for the Chinese characters of a page. */
async function fontBytesOf(paths: readonly string[]): Promise<number[]> {
  const [signs, ...others] = await hanFonts();
  const site = {
    origin: 'https://atlas.example',
    files: {
      styles: { text: '.a{color:red}', hash: 'sha256-b' },
      islands: { src: '/assets/islands.js', integrity: 'sha256-a' },
      fonts: ['/assets/text.woff2'],
    },
  };
  const today = { year: 2026, month: 1, day: 3 };
  return paths.map((page) => {
    const html = renderAlmanacPage(page, { site, today, articles: [] });
    const codes = new Set((html.match(/\p{Script=Han}/gu) ?? []).map(codeOf));
    const loaded = new Set(
      [...codes].map((code) => others.find((font) => font.loadedFor?.has(code)) ?? signs),
    );
    return [...loaded].reduce((bytes, font) => bytes + (font?.bytes ?? 0), 0);
  });
}

// On a phone with a slow network, 10 kB delay the text that is read first by a twentieth of a second.
test.each([
  ['a sign', /^\/signs\//, 13_000],
  ['a year', /^\/years\/.*[05]$/, 13_000],
  ['the elements', /^\/elements$/, 13_000],
  ['a pair', /^\/compatibility\//, 26_000],
  ['today', /^\/today$/, 33_000],
  ['the numbers', /^\/numbers$/, 11_000],
])('the page of %s loads few bytes of Chinese fonts', async (_, form, limit) => {
  const paths = almanacPaths.filter((page) => form.test(page));
  expect(paths).not.toEqual([]);
  expect(Math.max(...(await fontBytesOf(paths)))).toBeLessThanOrEqual(limit);
});
