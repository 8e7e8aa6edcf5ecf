import { animalPaths } from '@org/ui';
import { getZodiacSignById, zodiacSignIds, type SignFacts, type ZodiacSignId } from '@org/zodiac-core';
import { create, type Font } from 'fontkit';
import { hubTitles, isHub } from './almanac/hub-picture.ts';
import { readPair } from './almanac/pairs/pairs.ts';
import { pluralOfSign } from './almanac/words/grammar.ts';
import { yearsOfSign } from './almanac/years/zodiac-years.ts';
import sans from './fonts/share-sans.ttf';
import serif from './fonts/share-serif.ttf';
import signs from './fonts/share-signs.ttf';

const fonts = { serif: fontOf(serif), sans: fontOf(sans), signs: fontOf(signs) };

/** The light theme of `@org/ui`. */
const paper = '#f8f3e8';
const ink = '#221d18';
const inkSoft = '#544b41';
const gilt = '#c5a25a';
const seal = '#b23a25';
const onSeal = '#fffaf2';

/** Size in pixels, as social networks require. */
const width = 1200;
const height = 630;

/**
 * Draws the picture of a sign, a pair or a hub as SVG. Text is drawn as outlines, so that no fonts need to be
 * installed.
 *
 * @param subject - such as `rat`, `rat-ox` or `years`
 * @returns `undefined` for an unknown subject; the signs of a pair must be in the order of the cycle
 */
export function sharePicture(subject: string): string | undefined {
  const id = zodiacSignIds.find((each) => each === subject);
  if (id) return drawn([...signPicture(getZodiacSignById(id))]);
  if (isHub(subject)) return articlePicture(hubTitles[subject], null);
  const pair = readPair(subject);
  if (!pair || pair.join('-') !== subject) return undefined;
  return drawn(pairPicture(getZodiacSignById(pair[0]), getZodiacSignById(pair[1])));
}

/** Replaces characters of a title that the font lacks: by the letter without its accent, or by nothing. */
const drawable = (title: string): string =>
  title
    .normalize('NFC')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/./gsu, (character) => {
      const [plain = ''] = character.normalize('NFD');
      return [character, plain].find((each) => has(fonts.serif, each)) ?? '';
    });

const has = (font: Font, character: string): boolean =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
const titleSize = 76;
const titleWidth = 640;
const maxTitleLines = 4;

/**
 * Draws the picture of an article as SVG: its title beside the seal and the animal of its sign.
 *
 * @param sign - its sign; the Dragon by default
 */
export function articlePicture(title: string, sign: ZodiacSignId | null): string {
  const shown = drawable(title.replace(/\s*\([^()]*\p{Script=Han}[^()]*\)/gu, '')).trim();
  const lines = linesOf(shown === '' ? 'Zodiac Atlas' : shown);
  const top = height / 2 - ((lines.length - 1) * titleSize * 1.15) / 2 + titleSize * 0.35;
  return drawn([
    sealOf(getZodiacSignById(sign ?? 'dragon'), 128, 96, 220),
    animalOf(sign ?? 'dragon', 123, 330, 230),
    ...lines.map((line, index) =>
      text(line, {
        font: fonts.serif,
        size: titleSize,
        x: 464,
        y: Math.round(top + index * titleSize * 1.15),
      }),
    ),
  ]);
}

/** Breaks a title into lines. Text that does not fit is replaced by an ellipsis. */
function linesOf(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer) <= titleWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= maxTitleLines) return lines;
  return [...lines.slice(0, maxTitleLines - 1), `${lines[maxTitleLines - 1] ?? ''} …`];
}

const widthOf = (line: string): number =>
  (fonts.serif.layout(line).advanceWidth * titleSize) / fonts.serif.unitsPerEm;

const firstShownYear = 1948;
const lastShownYear = 2031;

function signPicture(sign: SignFacts): string[] {
  const years = yearsOfSign(sign.id).filter((year) => year >= firstShownYear && year <= lastShownYear);
  const half = Math.ceil(years.length / 2);
  return [
    animalOf(sign.id, 76, 128, 372),
    sealOf(sign, 956, 92, 150),
    text('Year of the', { font: fonts.serif, size: 54, x: 500, y: 218, fill: inkSoft }),
    text(sign.name, { font: fonts.serif, size: 124, x: 496, y: 336 }),
    text(years.slice(0, half).join('  ·  '), { font: fonts.sans, size: 34, x: 500, y: 408, fill: inkSoft }),
    text(years.slice(half).join('  ·  '), { font: fonts.sans, size: 34, x: 500, y: 458, fill: inkSoft }),
  ];
}

function pairPicture(one: SignFacts, other: SignFacts): string[] {
  const isSame = one.id === other.id;
  const title = isSame ? `Two ${pluralOfSign(one.id)}` : `${one.name} and ${other.name}`;
  return [
    sealOf(one, 328, 84, 250),
    sealOf(other, 622, 84, 250),
    animalOf(one.id, 88, 104, 220, 'right'),
    animalOf(other.id, 892, 104, 220),
    text(title, { font: fonts.serif, size: 84, x: width / 2, y: 446, anchor: 'middle' }),
    text('How the two go together, by tradition', {
      font: fonts.sans,
      size: 34,
      x: width / 2,
      y: 504,
      anchor: 'middle',
      fill: inkSoft,
    }),
  ];
}

const drawn = (parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    `<g fill="none" stroke="${gilt}"><rect x="28.5" y="28.5" width="1143" height="573"/><rect x="35.5" y="35.5" width="1129" height="559"/></g>`,
    ...parts,
    text('Zodiac Atlas', { font: fonts.serif, size: 30, x: width - 64, y: height - 60, anchor: 'end' }),
    '</svg>',
  ].join('');

/** The seal of `@org/ui`, whose drawing is 100 units wide. */
function sealOf(sign: SignFacts, x: number, y: number, size: number): string {
  return [
    `<g transform="translate(${x} ${y}) scale(${size / 100})">`,
    `<path fill="${seal}" d="M7 9C20 4 37 6 52 5s29-1 40 3c4 12 2 26 3 41s2 30-2 43c-13 4-28 2-43 3s-31 2-43-2C2 80 5 65 4 50S2 21 7 9Z"/>`,
    `<path fill="none" stroke="${onSeal}" stroke-width="1.2" opacity="0.75" d="M14 15c12-3 24-2 37-3s25 0 35 2c2 11 1 23 2 36s1 25-1 36c-12 3-24 1-37 2s-25 1-36-1c-3-12-1-24-2-37s0-24 2-35Z"/>`,
    text(sign.character, { font: fonts.signs, size: 58, x: 50, y: 71, anchor: 'middle', fill: onSeal }),
    '</g>',
  ].join('');
}

/** The animal of a sign. The animals of a pair face each other. */
function animalOf(
  sign: ZodiacSignId,
  x: number,
  y: number,
  size: number,
  facing: 'left' | 'right' = 'left',
): string {
  const scale = size / 256;
  const placed =
    facing === 'left'
      ? `translate(${x} ${y}) scale(${scale})`
      : `translate(${x + size} ${y}) scale(${-scale} ${scale})`;
  return `<path fill="${seal}" fill-rule="evenodd" transform="${placed}" d="${animalPaths[sign]}"/>`;
}

interface TextStyle {
  font: Font;
  /** The font size in pixels. */
  size: number;
  x: number;
  /** The position of the baseline. */
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  fill?: string;
}

/** Text as outlines. */
function text(content: string, { font, size, x, y, anchor = 'start', fill = ink }: TextStyle): string {
  const { glyphs, positions, advanceWidth } = font.layout(content);
  if (glyphs.some(({ id }) => id === 0))
    throw new Error(`The font of a picture lacks letters of “${content}”.`);
  const scale = size / font.unitsPerEm;
  const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * advanceWidth * scale;
  let pen = 0;
  const outlines = glyphs.map((glyph, index) => {
    const at = positions[index];
    const outline = `<path transform="translate(${pen + (at?.xOffset ?? 0)} ${at?.yOffset ?? 0})" d="${glyph.path.toSVG()}"/>`;
    pen += at?.xAdvance ?? 0;
    return outline;
  });
  return `<g fill="${fill}" transform="translate(${x - shift} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}

function fontOf(bytes: Uint8Array): Font {
  const font = create(Buffer.from(bytes));
  if (!('layout' in font)) throw new Error('A file of several fonts cannot draw text.');
  return font;
}
