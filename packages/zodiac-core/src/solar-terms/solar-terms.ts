import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { CalendarOptions } from '../calendar/convention.ts';
import { countryCalendars, type CalendarName, type CountryCalendar } from '../calendar/country-calendars.ts';
import { dateOfDay } from '../calendar/days.ts';
import { momentOfTerm } from './moments.ts';
import { characters, englishNames, solarTermIds, type SolarTermId } from './terms.ts';

/** A solar term (節氣) of a year. */
export interface SolarTerm {
  /** Its name in pinyin, such as `'li-chun'`. */
  readonly id: SolarTermId;
  /** Its name in English, such as `'Start of Spring'`. */
  readonly name: string;
  /** Its name in traditional characters, such as `'立春'`. */
  readonly characters: string;
  /** The apparent longitude of the sun that defines it, in degrees: a multiple of 15. */
  readonly longitude: number;
  /** Whether it is a major term (中氣), which numbers the months of the lunar calendar: those at multiples of 30°. */
  readonly isMajor: boolean;
  /** The moment in universal time, such as `'2024-02-04T08:26:57Z'`. */
  readonly instant: string;
  /** The same in milliseconds from 1 January 1970, a whole number of seconds. */
  readonly epochMilliseconds: number;
  /** The day in the time of the calendar's country. */
  readonly date: CalendarDate;
}

/** Hours ahead of UTC by which each country counts the days of its calendar. */
const utcOffsets: Readonly<Record<CalendarName, number>> = { china: 8, vietnam: 7, korea: 9, japan: 9 };

/** A calendar and its time. */
export interface TermCalendar extends Pick<CountryCalendar, 'first' | 'last'> {
  readonly utcOffset: number;
}

/**
 * Reads the options of a function of solar terms.
 *
 * @throws RangeError when there is no such calendar, or the options are no object that could name one
 */
export function readTermCalendar(options: CalendarOptions): TermCalendar {
  const given: CalendarOptions = Object(options);
  const { calendar = 'china' } = given;
  const country = countryCalendars.get(calendar);
  if (!country || given !== options)
    throw new RangeError(`A calendar is one of ${[...countryCalendars.keys()].join(', ')}.`);
  return { first: country.first, last: country.last, utcOffset: utcOffsets[calendar] };
}

/** The day of a moment, counted from 1 January 1970. */
export const dayOfMoment = (moment: number, { utcOffset }: TermCalendar): number =>
  Math.floor((moment / 3_600_000 + utcOffset) / 24);

/** A term by its place in the year. */
export function termAt(year: number, place: number, calendar: TermCalendar): SolarTerm {
  const epochMilliseconds = momentOfTerm(year, place);
  const longitude = (285 + 15 * place) % 360;
  return {
    id: solarTermIds[place] as SolarTermId,
    name: englishNames.split(',')[place] ?? '',
    characters: characters.slice(2 * place, 2 * place + 2),
    longitude,
    isMajor: longitude % 30 === 0,
    instant: new Date(epochMilliseconds).toISOString().replace('.000', ''),
    epochMilliseconds,
    date: dateOfDay(dayOfMoment(epochMilliseconds, calendar)),
  };
}
