/**
 * Makes the fonts of assets/fonts as TrueType, which Typst reads: a text serif in three styles and the display serif of the site
 * with the European alphabets, and a Chinese serif for terms and names. One file holds a whole style, because Typst takes the
 * first file of a family and style. Run it after a change of the packages; its results are committed, with their licences.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const target = path.join(import.meta.dirname, '../assets/fonts');

/** Every character of a range of Unicode, both ends included. */
const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’“”…•·−×→';
const latinExtended = range(0x100, 0x17f) + range(0x1cd, 0x1dc) + range(0x218, 0x21b);
const vietnamese = 'ĂăĐđĨĩŨũƠơƯư₫' + range(0x1ea0, 0x1ef9);
const greek = range(0x384, 0x3ce);
const cyrillic = range(0x400, 0x45f) + 'Ґґ';
const european = latin + latinExtended + vietnamese + greek + cyrillic;
const chinese = range(0x4e00, 0x9fff);
const chinesePunctuation = range(0x3000, 0x303f) + range(0xff01, 0xff5e);

const folderOf = (name: string): string => path.dirname(resolve(`${name}/package.json`));
const garamond = folderOf('@expo-google-fonts/eb-garamond');
const fraunces = folderOf('@expo-google-fonts/fraunces');
const noto = folderOf('@fontsource/noto-serif-tc');

const cuts = [
  [garamond, '400Regular/EBGaramond_400Regular.ttf', european],
  [garamond, '400Regular_Italic/EBGaramond_400Regular_Italic.ttf', european],
  [garamond, '600SemiBold/EBGaramond_600SemiBold.ttf', european],
  [fraunces, '600SemiBold/Fraunces_600SemiBold.ttf', european],
  [noto, 'files/noto-serif-tc-chinese-traditional-400-normal.woff2', chinese],
  // The parts of the font with the punctuation and the rarer characters of readings, which the file above lacks.
  ...[85, 104, 113, 119, 121, 122, 123].map(
    (part) => [noto, `files/noto-serif-tc-${part}-400-normal.woff2`, chinese + chinesePunctuation] as const,
  ),
] as const;

await mkdir(target, { recursive: true });
for (const [folder, file, characters] of cuts) {
  const font = await subsetFont(await readFile(path.join(folder, file)), characters, {
    targetFormat: 'truetype',
  });
  await writeFile(path.join(target, `${path.parse(file).name}.ttf`), font);
}
for (const [license, name] of [
  [path.join(garamond, 'LICENSE_FONT'), 'EBGaramond'],
  [path.join(fraunces, 'LICENSE_FONT'), 'Fraunces'],
  [path.join(noto, 'LICENSE'), 'noto-serif-tc'],
] as const)
  await copyFile(license, path.join(target, `${name}.OFL.txt`));
