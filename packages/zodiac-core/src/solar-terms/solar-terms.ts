import type { CalendarDate } from '../calendar/calendar-date.ts';
import { calendarFields, type CalendarOptions } from '../calendar/convention.ts';
import type { CalendarName } from '../calendar/country-calendars.ts';
import { dateOfDay } from '../calendar/days.ts';
import { requireFields, requireOption } from '../require-input.ts';
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
  /** The same in milliseconds from January 1, 1970, a whole number of seconds. */
  readonly epochMilliseconds: number;
  /** The day in the time of the calendar's country. */
  readonly date: CalendarDate;
}

/** A calendar and its time. */
export interface TermCalendar {
  readonly first: number;
  readonly last: number;
  /** Hours ahead of UTC by which the country counts the days of its calendar. */
  readonly utcOffset: number;
}

/** The years are those of `countryCalendars`, whose tables of New Years would be a tenth of this entry. */
const termCalendars: ReadonlyMap<CalendarName, TermCalendar> = /* @__PURE__ */ new Map<
  CalendarName,
  TermCalendar
>([
  ['china', { first: 1583, last: 2200, utcOffset: 8 }],
  ['vietnam', { first: 1968, last: 2100, utcOffset: 7 }],
  ['korea', { first: 1912, last: 2100, utcOffset: 9 }],
  ['japan', { first: 1873, last: 2200, utcOffset: 9 }],
]);

/**
 * Reads the options of a function of solar terms.
 *
 * @throws RangeError when there is no such calendar; TypeError when the options are not an object, or have another field
 */
export function readTermCalendar(options: CalendarOptions): TermCalendar {
  requireFields('options', options, calendarFields);
  const { calendar = 'china' } = options;
  const found = termCalendars.get(calendar);
  if (!found) requireOption('calendar', calendar, termCalendars.keys());
  return found as TermCalendar;
}

/** The day of a moment, counted from January 1, 1970. */
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
