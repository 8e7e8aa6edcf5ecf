import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { create } from 'fontkit';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../../..');

/** The sources of what pages, readings and articles write. The names of signs in other languages are not shown. */
const sources = [
  'apps/web/src/**/*.{ts,tsx}',
  'packages/{article-composer,public-pages,reading,ui}/src/**/*.{ts,tsx}',
  'packages/zodiac-core/src/{calendar,lunar,numerology,pillars,relations,solar-terms}/**/*.ts',
];
const excluded = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/test/**', '**/node_modules/**'];

test('the fonts of the pages have every Chinese character that a page, a reading or an article writes', async () => {
  const files = [
    'packages/public-pages/src/fonts/noto-serif-tc-terms.woff2',
    'packages/public-pages/src/fonts/noto-serif-tc-rare.woff2',
    'packages/ui/src/fonts/noto-serif-tc-signs.woff2',
  ];
  const fonts = await Promise.all(files.map(async (file) => create(await readFile(path.join(root, file)))));
  const known = new Set(fonts.flatMap((font) => ('characterSet' in font ? font.characterSet : [])));
  const written = new Map<string, string>();
  for await (const file of glob(sources, { cwd: root, exclude: excluded }))
    for (const character of (await readFile(path.join(root, file), 'utf8')).match(/\p{Script=Han}/gu) ?? [])
      written.set(character, file);
  expect(written.size).toBeGreaterThan(200);
  // A missing one is added by `packages/ui/scripts/subset-fonts.ts`.
  expect([...written].filter(([character]) => !known.has(character.codePointAt(0) ?? 0))).toEqual([]);
});
