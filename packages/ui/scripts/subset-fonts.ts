/**
 * Makes the fonts of src/fonts from the fontsource packages: the Latin subsets as they come, and of a Chinese serif
 * the few characters the product writes, each with its licence, which must travel with the font. Run it after changing the characters; its results are committed.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const target = path.join(import.meta.dirname, '../src/fonts');
const filesOf = (name: string): string => path.join(path.dirname(resolve(`${name}/package.json`)), 'files');

const characters = '鼠牛虎兔龍蛇馬羊猴雞狗豬甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥年生肖木火土金水陰陽';

const fraunces = filesOf('@fontsource-variable/fraunces');
const sourceSans = filesOf('@fontsource-variable/source-sans-3');
const notoSerif = filesOf('@fontsource/noto-serif-tc');

for (const [folder, font] of [
  [fraunces, 'fraunces'],
  [sourceSans, 'source-sans-3'],
  [notoSerif, 'noto-serif-tc-signs'],
] as const)
  await copyFile(path.join(folder, '../LICENSE'), path.join(target, `${font}.OFL.txt`));

await copyFile(path.join(fraunces, 'fraunces-latin-wght-normal.woff2'), path.join(target, 'fraunces.woff2'));
await copyFile(
  path.join(sourceSans, 'source-sans-3-latin-wght-normal.woff2'),
  path.join(target, 'source-sans-3.woff2'),
);
const serif = await readFile(path.join(notoSerif, 'noto-serif-tc-chinese-traditional-700-normal.woff2'));
await writeFile(
  path.join(target, 'noto-serif-tc-signs.woff2'),
  await subsetFont(serif, characters, { targetFormat: 'woff2' }),
);
