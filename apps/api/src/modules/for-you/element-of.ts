import { zodiacSignIds, type Element, type ZodiacSignId } from '@org/zodiac-core';

/** In the order of the stems. Each element has two stems. */
export const elements: readonly Element[] = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];

/** The element of a zodiac year. Stems repeat every ten years from 4 CE. */
export const elementOfZodiacYear = (year: number): Element =>
  elements[Math.floor(((((year - 4) % 10) + 10) % 10) / 2)] ?? 'Wood';

/** The element of a founding. Its zodiac year is the one with its sign: its year, or the year before. */
export function elementOf({ year, zodiacSign }: { year: number; zodiacSign: ZodiacSignId }): Element {
  const place = (((year - 4) % 12) + 12) % 12;
  return elementOfZodiacYear(zodiacSignIds[place] === zodiacSign ? year : year - 1);
}
