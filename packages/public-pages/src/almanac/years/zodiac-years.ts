import {
  getChineseNewYear,
  getZodiacSignById,
  sexagenaryYear,
  zodiacSignIds,
  type CalendarDate,
  type SexagenaryYear,
  type SignFacts,
  type ZodiacSignId,
} from '@org/zodiac-core';
import { addDays, daysBetween } from '../words/days.ts';

/** The years with a page. */
export const firstYear = 1900;
export const lastYear = 2100;

export const allYears: readonly number[] = Array.from(
  { length: lastYear - firstYear + 1 },
  (_, index) => firstYear + index,
);

/** A zodiac year of China's calendar. */
export interface ZodiacYear {
  /** The Gregorian year in which it begins. */
  year: number;
  sign: SignFacts;
  firstDay: CalendarDate;
  lastDay: CalendarDate;
  days: number;
  cycle: SexagenaryYear;
  /** Element and sign, such as `Fire Horse`. */
  name: string;
}

export const signIdOfYear = (year: number): ZodiacSignId => zodiacSignIds[(year - 4) % 12] as ZodiacSignId;

export function zodiacYearOf(year: number): ZodiacYear {
  const sign = getZodiacSignById(signIdOfYear(year));
  const cycle = sexagenaryYear(year);
  const firstDay = getChineseNewYear(year);
  const next = getChineseNewYear(year + 1);
  return {
    year,
    sign,
    firstDay,
    lastDay: addDays(next, -1),
    days: daysBetween(firstDay, next),
    cycle,
    name: `${cycle.stem.element} ${sign.name}`,
  };
}

/** Whether a zodiac year is over, under way or still to come. */
export type Tense = 'past' | 'present' | 'future';

export function tenseOf({ firstDay, lastDay }: ZodiacYear, today: CalendarDate): Tense {
  if (daysBetween(lastDay, today) > 0) return 'past';
  return daysBetween(today, firstDay) > 0 ? 'future' : 'present';
}

/** The years of a sign with a page. */
export const yearsOfSign = (id: ZodiacSignId): readonly number[] =>
  allYears.filter((year) => signIdOfYear(year) === id);
