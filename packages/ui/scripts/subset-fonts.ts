/**
 * Makes the fonts of src/fonts from the fontsource packages. Text fonts are split into the characters of English, the letters of
 * pinyin, and the rest of the Latin subsets. The Chinese serif has only the characters that the product writes. The emoji of the
 * twelve signs are included, because many devices lack them or draw them differently. Each font comes with its license, as the
 * license requires. The documentation of zodiac-core gets the Chinese characters that it and the library write. The public pages
 * get the characters that only zodiac-core, readings and articles write, and static fonts for the share pictures. Run the script
 * after changing the characters; its results are committed.
 */
import { copyFile, glob, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const target = path.join(import.meta.dirname, '../src/fonts');
const filesOf = (name: string): string => path.join(path.dirname(resolve(`${name}/package.json`)), 'files');

const characters =
  '鼠牛虎兔龍蛇馬羊猴雞狗豬甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥年生肖木火土金水陰陽三合六沖害同立春';
/** Characters that the traditional subset lacks. They come from the part of the whole font that has them. */
const rare = '刲';
/** Letters of pinyin that the Latin subsets lack. */
const pinyin = 'āǎēěīǐōǒūǔǖǘǚǜ';
const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)).join(
  '',
);
/** The characters of English texts with pinyin, which every page needs first. */
const english = `${ascii}\u00a0©·×–—‘’“”…›−áàéèíìóòúùü`;
const emoji = '🐀🐂🐅🐇🐉🐍🐎🐐🐒🐓🐕🐖';

/** @returns every character of ranges such as `U+0000-00FF,U+0131` */
const textOf = (ranges: string): string =>
  ranges
    .split(',')
    .flatMap((range) => {
      const [from = 0, until = from] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: until - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');

const fraunces = filesOf('@fontsource-variable/fraunces');
const sourceSans = filesOf('@fontsource-variable/source-sans-3');
const notoSerif = filesOf('@fontsource/noto-serif-tc');
const notoEmoji = filesOf('@fontsource/noto-emoji');

for (const [folder, font] of [
  [fraunces, 'fraunces'],
  [sourceSans, 'source-sans-3'],
  [notoSerif, 'noto-serif-tc-signs'],
  [notoEmoji, 'noto-emoji-signs'],
] as const)
  await copyFile(path.join(folder, '../LICENSE'), path.join(target, `${font}.OFL.txt`));

const { latin } = JSON.parse(await readFile(path.join(fraunces, '../unicode.json'), 'utf8')) as {
  latin: string;
};
const otherLatin = [...textOf(latin)].filter((each) => !english.includes(each)).join('');
for (const [text, font] of [
  [english, 'fraunces'],
  [otherLatin, 'fraunces-latin'],
] as const)
  await writeFile(
    path.join(target, `${font}.woff2`),
    // Removing the weights that no style uses saves a sixth of the file.
    await subsetFont(await readFile(path.join(fraunces, 'fraunces-latin-wght-normal.woff2')), text, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 600 } },
    }),
  );
for (const [source, text, font] of [
  [
    path.join(notoSerif, 'noto-serif-tc-chinese-traditional-700-normal.woff2'),
    characters,
    'noto-serif-tc-signs',
  ],
  [path.join(fraunces, 'fraunces-latin-ext-wght-normal.woff2'), pinyin, 'fraunces-pinyin'],
  [path.join(sourceSans, 'source-sans-3-latin-ext-wght-normal.woff2'), pinyin, 'source-sans-3-pinyin'],
  [path.join(sourceSans, 'source-sans-3-latin-wght-normal.woff2'), english, 'source-sans-3'],
  [path.join(sourceSans, 'source-sans-3-latin-wght-normal.woff2'), otherLatin, 'source-sans-3-latin'],
  [path.join(notoEmoji, 'noto-emoji-7-500-normal.woff2'), emoji, 'noto-emoji-signs'],
] as const)
  await writeFile(
    path.join(target, `${font}.woff2`),
    await subsetFont(await readFile(source), text, { targetFormat: 'woff2' }),
  );

const core = path.join(import.meta.dirname, '../../zodiac-core');
let written = '';
for await (const file of glob(['README.md', 'docs/*.md', 'src/**/*.ts'], {
  cwd: core,
  exclude: ['**/*.test.ts', '**/test/**'],
}))
  written += await readFile(path.join(core, file), 'utf8');
const han = [...new Set(written.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。「」]/gu))];

/** The parts into which fontsource splits the font, of about a hundred characters each, with their ranges. */
const parts = Object.entries(
  JSON.parse(await readFile(path.join(notoSerif, '../unicode.json'), 'utf8')) as Record<string, string>,
).filter(([part]) => part.startsWith('['));
const isWithin = (character: string, ranges: string): boolean => textOf(ranges).includes(character);

const faces: string[] = [];
for (const [part, ranges] of parts) {
  const inPart = han.filter((character) => isWithin(character, ranges));
  if (inPart.length === 0) continue;
  const source = path.join(notoSerif, `noto-serif-tc-${part.slice(1, -1)}-400-normal.woff2`);
  const font = await subsetFont(await readFile(source), inPart.join(''), {
    targetFormat: 'woff2',
  });
  faces.push(`@font-face {
  font-family: 'Docs Han';
  src: url('data:font/woff2;base64,${font.toString('base64')}') format('woff2');
  unicode-range: ${inPart.map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(', ')};
}
`);
}
await writeFile(
  path.join(core, 'docs/assets/han.css'),
  `/* Made by packages/ui/scripts/subset-fonts.ts from Noto Serif TC, under the license in han.OFL.txt. */\n${faces.join('')}`,
);
await copyFile(path.join(notoSerif, '../LICENSE'), path.join(core, 'docs/assets/han.OFL.txt'));

const pages = path.join(import.meta.dirname, '../../public-pages/src/fonts');
const packages = path.join(import.meta.dirname, '../..');
/** Words that readers type, many in simplified characters. No page writes them. */
const typedWords = /^ {2}".+\.words(?:\..+)?": .+$|^ {2}name\.replaceAll\('財'.+$/gmu;
let terms = '';
for await (const file of glob(
  [
    'zodiac-core/src/{calendar,numerology,pillars,relations,solar-terms}/**/*.ts',
    '{article-composer,content,reading}/src/**/*.ts',
  ],
  { cwd: packages, exclude: ['**/*.test.ts', '**/test/**', 'content/src/generated/book.ts'] },
))
  terms += (await readFile(path.join(packages, file), 'utf8')).replaceAll(typedWords, '');
const onlyTerms = [...new Set(terms.match(/\p{Script=Han}/gu))]
  .filter((each) => !characters.includes(each))
  .toSorted();
/** Terms of the pages that most visitors read, in files of their own: a browser loads only the files whose characters a page writes. */
const termsOf: Readonly<Record<string, string>> = {
  years: '太歲值刑破相剋',
  'solar-terms': '小雪冬至寒雨驚蟄分清明穀夏滿芒種暑秋處白露霜降',
  // Terms of the pages of pairs and of the landing page.
  relations:
    '支命通會論元五行大義半無禮之墓旺徐樂吾平真詮解法擊衝拱恃勢恩自衡物雖柔日主淵海為滴天髓干根苗花果楊柳泉中澗下林',
  works: await readFile(path.join(packages, 'article-composer/src/sources.ts'), 'utf8'),
  terms: onlyTerms.join(''),
};
const placed = new Set<string>();
/** The characters of each file. A character that several texts need is only in the first file. */
const faceTexts = Object.entries(termsOf).map(([name, text]) => {
  const own = onlyTerms.filter((each) => text.includes(each) && !rare.includes(each) && !placed.has(each));
  for (const each of own) placed.add(each);
  return { file: `noto-serif-tc-${name}.woff2`, own };
});
const printed = `${ascii}’–·`;
/** The characters of article titles, which admins write. */
const printedTitles = [...new Set(textOf(latin) + ascii)].join('');
for (const [source, text, font, options] of [
  ...faceTexts.map(
    ({ file, own }) =>
      [
        path.join(notoSerif, 'noto-serif-tc-chinese-traditional-700-normal.woff2'),
        own.join(''),
        file,
        { targetFormat: 'woff2' },
      ] as const,
  ),
  // The library that draws the share pictures reads static TrueType fonts.
  [
    path.join(notoSerif, 'noto-serif-tc-chinese-traditional-700-normal.woff2'),
    characters.slice(0, 12),
    'share-signs.ttf',
    { targetFormat: 'truetype' },
  ],
  [
    path.join(fraunces, 'fraunces-latin-wght-normal.woff2'),
    printedTitles,
    'share-serif.ttf',
    { targetFormat: 'truetype', variationAxes: { wght: 600 } },
  ],
  [
    path.join(sourceSans, 'source-sans-3-latin-wght-normal.woff2'),
    printed,
    'share-sans.ttf',
    { targetFormat: 'truetype', variationAxes: { wght: 400 } },
  ],
] as const)
  await writeFile(path.join(pages, font), await subsetFont(await readFile(source), text, options));
for (const [folder, font] of [
  [fraunces, 'fraunces'],
  [sourceSans, 'source-sans-3'],
  [notoSerif, 'noto-serif-tc'],
] as const)
  await copyFile(path.join(folder, '../LICENSE'), path.join(pages, `${font}.OFL.txt`));
const rarePart = parts.find(([, ranges]) => isWithin(rare, ranges))?.[0].slice(1, -1);
await writeFile(
  path.join(pages, 'noto-serif-tc-rare.woff2'),
  await subsetFont(await readFile(path.join(notoSerif, `noto-serif-tc-${rarePart}-700-normal.woff2`)), rare, {
    targetFormat: 'woff2',
  }),
);
const faceOf = (file: string, texts: readonly string[]): string => `@font-face {
  font-family: 'Atlas Signs';
  src: url('./${file}') format('woff2');
  font-weight: 700;
  font-display: swap;
  unicode-range: ${texts.map((each) => `U+${each.codePointAt(0)?.toString(16).toUpperCase()}`).join(', ')};
}
`;
await writeFile(
  path.join(pages, 'terms.css'),
  `/* Written by packages/ui/scripts/subset-fonts.ts. A page loads the files whose characters it writes. */
${faceTexts.map(({ file, own }) => faceOf(file, own)).join('')}${faceOf('noto-serif-tc-rare.woff2', [...rare])}`,
);
