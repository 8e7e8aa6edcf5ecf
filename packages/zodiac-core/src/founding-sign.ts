import { getZodiacSign } from './get-zodiac-sign.ts';
import type { ZodiacSign } from './signs.ts';
import { getZodiacSignByDate } from './zodiac-year.ts';

/** What is known of a founding date; a day counts only with its month. */
export interface FoundingDate {
  readonly year: number;
  readonly month?: number | null;
  readonly day?: number | null;
}

/**
 * The sign of a founding or statehood by the most precise date known: a full date by the exact calendar, a year
 * and month by the lookup, a year alone as it stands.
 *
 * @throws RangeError when the date does not exist
 * @example
 * foundingSign({ year: 1912, month: 2, day: 14 }).name; // 'Pig', four days before New Year's Day
 */
export function foundingSign({ year, month, day }: FoundingDate): ZodiacSign {
  const inTable = year >= 1583 && year <= 2200;
  const sign =
    month && day && inTable
      ? getZodiacSignByDate({ year, month, day })?.sign
      : getZodiacSign(year, month ?? 2);
  if (!sign) throw new RangeError(`No such date: ${year}-${month ?? '?'}-${day ?? '?'}.`);
  return sign;
}
