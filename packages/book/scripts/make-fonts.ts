/**
 * Converts the fonts of assets/fonts to TrueType, which Typst reads: a text serif in three styles, the display serif
 * of the site with the European alphabets, and a Chinese serif for terms and names. Run it after an update of the
 * font packages; its results are committed, with their licenses.
 *
 * Each family gets a unique name. The compiler also reads the machine's fonts, which cannot be switched off; the
 * template uses only these names, so a font of the machine never replaces one of ours. Typst takes the first file of
 * a family and style, so each file of the Chinese serif is a family.
 */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const target = path.join(import.meta.dirname, '../assets/fonts');

/** Every character of a Unicode range, both ends included. */
const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const latin = range(0x20, 0x7e) + range(0xa0, 0x24f) + range(0x1e00, 0x1eff);
const accents = range(0x300, 0x36f);
const greek = range(0x370, 0x3ff);
const cyrillic = range(0x400, 0x4ff);
const european = latin + accents + greek + cyrillic + '–—‘’“”…•−₫→';
const chinese = range(0x4e00, 0x9fff);
const chinesePunctuation = range(0x3000, 0x303f) + range(0xff01, 0xff5e);

const folderOf = (name: string): string => path.dirname(resolve(`${name}/package.json`));
const garamond = folderOf('@expo-google-fonts/eb-garamond');
const fraunces = folderOf('@expo-google-fonts/fraunces');
const noto = folderOf('@fontsource/noto-serif-tc');

interface Cut {
  source: string;
  characters: string;
  family: string;
  style: string;
}

const cuts: readonly Cut[] = [
  ...[
    ['400Regular', 'Regular'],
    ['400Regular_Italic', 'Italic'],
    ['600SemiBold', 'SemiBold'],
  ].map(([file = '', style = '']) => ({
    source: path.join(garamond, file, `EBGaramond_${file}.ttf`),
    characters: european,
    family: 'Zodiac Atlas Serif',
    style,
  })),
  {
    source: path.join(fraunces, '600SemiBold/Fraunces_600SemiBold.ttf'),
    characters: european,
    family: 'Zodiac Atlas Title',
    style: 'SemiBold',
  },
  {
    source: path.join(noto, 'files/noto-serif-tc-chinese-traditional-400-normal.woff2'),
    characters: chinese,
    family: 'Zodiac Atlas Han',
    style: 'Regular',
  },
  // The parts of the font with punctuation and rare characters of readings, which the file above lacks.
  ...[85, 104, 113, 119, 121, 122, 123].map((part) => ({
    source: path.join(noto, `files/noto-serif-tc-${part}-400-normal.woff2`),
    characters: chinese + chinesePunctuation,
    family: `Zodiac Atlas Han ${part}`,
    style: 'Regular',
  })),
];

/** Ids of names in the OpenType specification. */
const nameIds = { copyright: 0, family: 1, style: 2, fullName: 4, postScriptName: 6, license: 13 } as const;
const windows = { platform: 3, unicode: 1, english: 0x409 } as const;
const checksumOfFont = 0xb1b0afba;

/** The table `name` of a font. */
function nameTable(names: readonly (readonly [id: number, text: string])[]): Buffer {
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  const header = Buffer.alloc(6 + names.length * 12);
  header.writeUInt16BE(names.length, 2);
  header.writeUInt16BE(header.length, 4);
  let offset = 0;
  for (const [index, [id]] of names.entries()) {
    const length = texts[index]?.length ?? 0;
    const record = [windows.platform, windows.unicode, windows.english, id, length, offset];
    for (const [field, value] of record.entries()) header.writeUInt16BE(value, 6 + index * 12 + field * 2);
    offset += length;
  }
  return Buffer.concat([header, ...texts]);
}

function checksum(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

/** Replaces the table `name` of a TrueType font. */
function renamed(font: Buffer, names: Parameters<typeof nameTable>[0]): Buffer {
  const count = font.readUInt16BE(4);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 12 + index * 16;
    const tag = font.toString('latin1', at, at + 4);
    const from = font.readUInt32BE(at + 8);
    const content = Buffer.from(font.subarray(from, from + font.readUInt32BE(at + 12)));
    return { tag, content: tag === 'name' ? nameTable(names) : content };
  });
  const head = tables.find(({ tag }) => tag === 'head')?.content;
  if (!head) throw new Error('The font has no table "head".');
  head.writeUInt32BE(0, 8);
  const directory = Buffer.from(font.subarray(0, 12 + count * 16));
  let offset = directory.length;
  const parts: Buffer[] = [directory];
  for (const [index, { content }] of tables.entries()) {
    const at = 12 + index * 16;
    directory.writeUInt32BE(checksum(content), at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(content.length, at + 12);
    const padding = Buffer.alloc(-content.length & 3);
    parts.push(content, padding);
    offset += content.length + padding.length;
  }
  head.writeUInt32BE((checksumOfFont - checksum(Buffer.concat(parts))) >>> 0, 8);
  return Buffer.concat(parts);
}

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
for (const { source, characters, family, style } of cuts) {
  const font = await subsetFont(await readFile(source), characters, { targetFormat: 'truetype' });
  const name = `${family.replaceAll(' ', '')}-${style}`;
  await writeFile(
    path.join(target, `${name}.ttf`),
    renamed(font, [
      [nameIds.copyright, `A part of ${path.parse(source).name}, whose license stands beside this file.`],
      [nameIds.family, family],
      [nameIds.style, style],
      [nameIds.fullName, `${family} ${style}`],
      [nameIds.postScriptName, name],
      [nameIds.license, 'SIL Open Font License, Version 1.1'],
    ]),
  );
}
for (const [license, name] of [
  [path.join(garamond, 'LICENSE_FONT'), 'EBGaramond'],
  [path.join(fraunces, 'LICENSE_FONT'), 'Fraunces'],
  [path.join(noto, 'LICENSE'), 'noto-serif-tc'],
] as const)
  await copyFile(license, path.join(target, `${name}.OFL.txt`));
