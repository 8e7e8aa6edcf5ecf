import {
  type CalendarDate,
  dateOfDay,
  toCalendarDate,
  type DateInput,
  dayNumber,
} from '../calendar/date-input.ts';
import { calendarFields, type CalendarOptions } from '../calendar/convention.ts';
import type { CalendarName } from '../calendar/country-calendars.ts';
import { requireFields, requireOption, requireInteger } from '../require-input.ts';
import { momentOfTerm } from './moments.ts';

const ids = [
  'xiao-han',
  'da-han',
  'li-chun',
  'yu-shui',
  'jing-zhe',
  'chun-fen',
  'qing-ming',
  'gu-yu',
  'li-xia',
  'xiao-man',
  'mang-zhong',
  'xia-zhi',
  'xiao-shu',
  'da-shu',
  'li-qiu',
  'chu-shu',
  'bai-lu',
  'qiu-fen',
  'han-lu',
  'shuang-jiang',
  'li-dong',
  'xiao-xue',
  'da-xue',
  'dong-zhi',
] as const;

/** The name of a solar term in pinyin without tone marks. */
export type SolarTermId = (typeof ids)[number];

/** The 24 ids in the order of the Gregorian year, from Lesser Cold in January to the Winter Solstice in December. Frozen. */
export const solarTermIds = /* @__PURE__ */ Object.freeze(ids);

/** English names as the Hong Kong Observatory gives them. */
const englishNames =
  'Lesser Cold,Greater Cold,Start of Spring,Rain Water,Awakening of Insects,Spring Equinox,Clear and Bright,Grain Rain,Start of Summer,Lesser Fullness of Grain,Grain in Ear,Summer Solstice,Lesser Heat,Greater Heat,Start of Autumn,End of Heat,White Dew,Autumn Equinox,Cold Dew,Descent of Frost,Start of Winter,Lesser Snow,Greater Snow,Winter Solstice';

/** The Chinese names, two characters each. */
const characters =
  '小寒大寒立春雨水驚蟄春分清明穀雨立夏小滿芒種夏至小暑大暑立秋處暑白露秋分寒露霜降立冬小雪大雪冬至';

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
  /** The moment in milliseconds from January 1, 1970, a whole number of seconds. */
  readonly epochMilliseconds: number;
  /** The day in the time of the calendar's country. */
  readonly date: CalendarDate;
}

/** A calendar and its time. */
export interface TermCalendar {
  readonly first: number;
  readonly last: number;
  /** The offset from UTC, in hours, by which the country counts the days of its calendar. */
  readonly utcOffset: number;
}

/**
 * The same years as in `countryCalendars`, which is not imported because its tables of New Years would be a tenth of this entry.
 */
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
function termAt(year: number, place: number, calendar: TermCalendar): SolarTerm {
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

/**
 * The solar term in which a date falls: the last that began on that day or before it. Its `date` is its first day.
 *
 * @param date - `'YYYY-MM-DD'`, an object with year, month and day, or a `Temporal.PlainDate` of any calendar; years as for
 * `solarTermsOf`
 * @param options - the calendar; China's by default
 * @returns the term, or `undefined` where there is no such day (February 30, month 13, text that is not a date)
 * @throws RangeError when the day is real but outside the years of the calendar, or there is no such calendar
 * @see `solarTermsOf` for the sources
 * @example
 * solarTermOf('2024-02-03')?.name; // 'Greater Cold'
 * solarTermOf('2024-02-04')?.name; // 'Start of Spring'
 */
export function solarTermOf(date: DateInput, options: CalendarOptions = {}): SolarTerm | undefined {
  const calendar = readTermCalendar(options);
  const calendarDate = toCalendarDate(date);
  if (!calendarDate) return undefined;
  const { year, month } = calendarDate;
  requireInteger('year', year, calendar.first, calendar.last);
  const day = dayNumber(calendarDate);
  // Two terms begin in each month; a day before the first of them is in the last term of the month before.
  let place = 2 * month - 1;
  while (place >= 0 && dayOfMoment(momentOfTerm(year, place), calendar) > day) place -= 1;
  return place < 0 ? termAt(year - 1, 23, calendar) : termAt(year, place, calendar);
}

/**
 * The 24 solar terms of a Gregorian year, from Lesser Cold in January to the Winter Solstice in December.
 *
 * The moments are computed from the sun's position (VSOP87 with nutation and aberration) and the rotation of the earth
 * (Espenak and Meeus): within a minute in 1900-2100, within 15 minutes in 1583-2200. The days are those on which
 * the moments fall in UTC+8 (China), UTC+7 (Vietnam) or UTC+9 (Korea, Japan). A term within seconds of midnight may be a day
 * off (1979), as may one within a few minutes of it in later centuries; the README lists them. Calendars before 1645 spread the terms
 * evenly over the year and printed other days, and some of those before 1929 differ by a day.
 *
 * @param year - Gregorian year: China 1583 to 2200, Vietnam 1968 to 2100, Korea 1912 to 2100, Japan 1873 to 2200
 * @param options - the calendar; China's by default
 * @throws RangeError when the year is outside the calendar or not an integer, or there is no such calendar
 * @see GB/T 33661-2017; Meeus, "Astronomical Algorithms", chapters 22, 25 and 27
 * @example
 * solarTermsOf(2024).map((term) => term.characters).slice(0, 3); // ['小寒', '大寒', '立春']
 */
export function solarTermsOf(year: number, options: CalendarOptions = {}): SolarTerm[] {
  const calendar = readTermCalendar(options);
  requireInteger('year', year, calendar.first, calendar.last);
  return solarTermIds.map((_, place) => termAt(year, place, calendar));
}

/**
 * One solar term of a Gregorian year.
 *
 * @param year - as for `solarTermsOf`, which says how exact the moments are
 * @param id - the term, such as `'li-chun'`
 * @param options - the calendar; China's by default
 * @throws RangeError when there is no such term or calendar, or the year is outside the calendar or not an integer
 * @see `solarTermsOf` for the sources
 * @example
 * getSolarTerm(2024, 'qing-ming').date; // { year: 2024, month: 4, day: 4 }
 * getSolarTerm(2024, 'dong-zhi').instant.slice(0, 16); // '2024-12-21T09:20'
 */
export function getSolarTerm(year: number, id: SolarTermId, options: CalendarOptions = {}): SolarTerm {
  const calendar = readTermCalendar(options);
  requireInteger('year', year, calendar.first, calendar.last);
  const place = solarTermIds.indexOf(id);
  if (place < 0) requireOption('id of the solar term', id, solarTermIds);
  return termAt(year, place, calendar);
}
