import { zodiacSigns, type Element, type ZodiacSign } from '@org/zodiac-core';
import { asksForMatch } from './minors.ts';

const general = [
  'why is there no cat in the chinese zodiac',
  'chinese zodiac years',
  'chinese zodiac compatibility chart',
];

/** What was recognised in a refused keyword. */
interface Refused {
  readonly text: string;
  readonly signs: readonly ZodiacSign[];
  readonly elements: readonly Element[];
}

/** Three keywords near a refused one that the composer can write about. */
export function nearbyKeywords({ text, signs: [sign], elements: [element] }: Refused): readonly string[] {
  if (/\bcats?\b/.test(text) && sign)
    return [
      'why is there no cat in the chinese zodiac',
      'vietnamese zodiac',
      sign.id === 'rabbit' ? 'rabbit love' : pairOf(sign, 'rabbit'),
    ];
  if (sign) {
    const name = sign.name.toLowerCase();
    return [`${name} personality`, `year of the ${name}`, `${name} lucky numbers`];
  }
  if (element) {
    const name = element.toLowerCase();
    return [`${name} element in the chinese zodiac`, `${name} dragon`, 'chinese zodiac elements'];
  }
  return asksForMatch(text)
    ? ['chinese zodiac compatibility chart', 'dragon love', 'rat and ox compatibility']
    : general;
}

/** `'rabbit and dog compatibility'`. */
const pairOf = (sign: ZodiacSign, other: string): string =>
  `${zodiacSigns
    .map(({ id }) => id)
    .filter((id) => id === sign.id || id === other)
    .join(' and ')} compatibility`;
