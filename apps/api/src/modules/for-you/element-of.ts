import { zodiacSignIds, type Element, type ZodiacSignId } from '@org/zodiac-core';

/** In the order of the stems, two of which have the same element. */
export const elements: readonly Element[] = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];

/** The element of a zodiac year, whose stems follow each other by tens from 4 CE on. */
export const elementOfZodiacYear = (year: number): Element =>
  elements[Math.floor(((((year - 4) % 10) + 10) % 10) / 2)] ?? 'Wood';

/** The element of a founding. Its zodiac year is its year or the one before, whichever has the sign. */
export function elementOf({ year, zodiacSign }: { year: number; zodiacSign: ZodiacSignId }): Element {
  const place = (((year - 4) % 12) + 12) % 12;
  return elementOfZodiacYear(zodiacSignIds[place] === zodiacSign ? year : year - 1);
}
