import { getZodiacSignByDate } from '@org/zodiac-core';
import { today } from './read-date.ts';

/** The Gregorian year in which the zodiac year of today began, where the visitor is. */
export function presentZodiacYear(): number {
  const date = today();
  return getZodiacSignByDate(date)?.zodiacYear ?? Number(date.slice(0, 4));
}
