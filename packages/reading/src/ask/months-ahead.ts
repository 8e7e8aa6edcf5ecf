import { zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import { solarTermsOf } from '@org/zodiac-core/solar-terms';
import { isoDate } from '../words/dates.ts';

/** A month of the four pillars. */
interface MonthAhead {
  readonly sign: ZodiacSignId;
  /** Its first day in China. */
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * The twelve solar months that begin on or after a day (`'YYYY-MM-DD'`). Every second solar term begins a month; the
 * one in January begins the month of the Ox.
 */
export function monthsAhead(today: string): MonthAhead[] {
  const year = Number(today.slice(0, 4));
  return [year, year + 1]
    .flatMap((each) => solarTermsOf(each).filter((_, place) => place % 2 === 0))
    .map(({ date }, place) => ({ ...date, sign: zodiacSignIds[(place + 1) % 12] ?? 'ox' }))
    .filter((first) => isoDate(first) >= today)
    .slice(0, 12);
}
