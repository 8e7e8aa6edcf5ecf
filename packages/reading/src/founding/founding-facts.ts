import {
  firstCalendarYear,
  foundingSign,
  getChineseNewYear,
  getZodiacSignByDate,
  getZodiacSignById,
  lastCalendarYear,
  sexagenaryYear,
  signOf,
  type CalendarDate,
  type Element,
  type FoundingDate,
  type Polarity,
  type SexagenaryYear,
  type SignFacts,
} from '@org/zodiac-core';
import type { NaYin } from '@org/zodiac-core/pillars';
import { naYinReadings } from '../prose/na-yin-readings.ts';

/** A place in a cycle of years: the third year of its second round. */
export interface PlaceInCycle {
  readonly round: number;
  readonly year: number;
}

/** What follows from the date of a founding alone. */
export interface FoundingFacts {
  readonly date: FoundingDate;
  readonly precision: 'day' | 'month' | 'year';
  readonly sign: SignFacts;
  /** The Gregorian year in which its zodiac year began. */
  readonly zodiacYear: number;
  readonly pillar: SexagenaryYear;
  readonly element: Element;
  readonly polarity: Polarity;
  readonly naYin: { readonly name: NaYin; readonly english: string; readonly text: string };
  /** Where the day is not known and New Year’s Day could decide: the other sign, and the first day of the later year. */
  readonly border: { readonly other: SignFacts; readonly newYearsDay: CalendarDate } | undefined;
  /** Where the day is known: its days since New Year’s Day of its zodiac year, which is day 1. */
  readonly dayOfZodiacYear: number | undefined;
}

/** @throws RangeError when the date does not exist, or the year is not an integer */
export function factsOfFounding(date: FoundingDate): FoundingFacts {
  const sign = getZodiacSignById(foundingSign(date).id);
  const precision = !date.month ? 'year' : date.day ? 'day' : 'month';
  const zodiacYear = zodiacYearOfFounding(date);
  const pillar = sexagenaryYear(zodiacYear);
  return {
    date,
    precision,
    sign,
    zodiacYear,
    pillar,
    element: pillar.stem.element,
    polarity: pillar.stem.polarity,
    naYin: naYinOf(pillar.place),
    border: borderOf(date, sign),
    dayOfZodiacYear: dayOfZodiacYear(date, zodiacYear),
  };
}

const isInCalendar = (year: number): boolean => year >= firstCalendarYear && year <= lastCalendarYear;

/** As `foundingSign` files it: a full date by the calendar, January of a known month under the year before. */
export function zodiacYearOfFounding({ year, month, day }: FoundingDate): number {
  if (month && day && isInCalendar(year))
    return getZodiacSignByDate({ year, month, day })?.zodiacYear ?? year;
  return month === 1 && !day ? year - 1 : year;
}

function borderOf(date: FoundingDate, filed: SignFacts): FoundingFacts['border'] {
  if ((date.month && date.day) || !isInCalendar(date.year)) return undefined;
  const found = signOf({ year: date.year, month: date.month });
  if (!found || found.certain) return undefined;
  const other = found.after.id === filed.id ? found.before : found.after;
  return { other: getZodiacSignById(other.id), newYearsDay: found.changesOn };
}

const dayMs = 86_400_000;

function dayOfZodiacYear({ year, month, day }: FoundingDate, zodiacYear: number): number | undefined {
  if (!month || !day || !isInCalendar(zodiacYear)) return undefined;
  const first = getChineseNewYear(zodiacYear);
  const days = Date.UTC(year, month - 1, day) - Date.UTC(first.year, first.month - 1, first.day);
  return days / dayMs + 1;
}

const naYins = Object.keys(naYinReadings) as NaYin[];

/** The melodic element of a place in the cycle of sixty, 1 to 60. The table has them in the order of the cycle. */
function naYinOf(place: number): FoundingFacts['naYin'] {
  const name = naYins[(place - 1) >> 1] ?? '海中金';
  return { name, ...naYinReadings[name] };
}

/** The place of a zodiac year in a cycle that began with the founding: the founding year is year 1 of round 1. */
export function placeInCycle(
  { zodiacYear }: Pick<FoundingFacts, 'zodiacYear'>,
  length: 12 | 60,
  presentYear: number,
): PlaceInCycle {
  const years = presentYear - zodiacYear;
  return { round: Math.floor(years / length) + 1, year: (((years % length) + length) % length) + 1 };
}
