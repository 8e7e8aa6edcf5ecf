import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { CalendarOptions } from '../calendar/convention.ts';
import { requireDate, type DateInput } from '../calendar/date-input.ts';
import { dateOfDay, dayNumber } from '../calendar/days.ts';
import type { LunarCalendarName } from '../lunar/lunar-calendar.ts';
import { lunarFields, monthsOf, placeOfMonth } from '../lunar/months.ts';
import { requireInteger } from '../require-input.ts';
import { momentOfTerm } from '../solar-terms/moments.ts';
import { dayOfMoment, readTermCalendar, type TermCalendar } from '../solar-terms/solar-terms.ts';
import { countryFestivals, type FestivalRule } from './country-festivals.ts';

/** A festival of a year. */
export interface Festival {
  /** Such as `'mid-autumn'`. */
  readonly id: string;
  /** Its name in the language of the country, such as `'中秋節'`; of China in traditional characters. */
  readonly name: string;
  /** Its name in English, such as `'Mid-Autumn Festival'`. */
  readonly english: string;
  readonly date: CalendarDate;
}

/**
 * The traditional festivals of a country in a Gregorian year, in their order.
 *
 * - China: thirteen, from the Spring Festival to New Year’s Eve, by the lunar calendar, Qingming and the winter solstice by the sun.
 * - Vietnam: ten by its own lunar calendar, such as Tết and the Hùng Kings’ day.
 * - Korea: ten by its own lunar calendar, Hansik and Dongji by the sun.
 * - Japan: twelve by the Gregorian date, where most moved in 1873, and by the sun. Obon is August 15, as in most of the country.
 *
 * @param year - Gregorian year: China 1583 to 2200, Vietnam 1968 to 2100, Korea 1912 to 2100, Japan 1873 to 2200
 * @param options - the calendar; China's by default
 * @returns each with its date; a festival late in a lunar year may be twice in a Gregorian year, or not at all
 * @throws RangeError when the year is outside the calendar or not an integer, or there is no such calendar
 * @see general tradition for the days; `fromLunarDate` and `getSolarTerm` for the dates. Tết and the Hùng Kings’ day are holidays by article
 * 112 of Vietnam's Labor Code (2019), Seollal, Buddha's Birthday and Chuseok by article 2 of Korea's Act 18291 on public holidays (2021), the
 * equinoxes by article 2 of Japan's Act 178 on national holidays (1948)
 * @example
 * festivalsOf(2026).find(({ id }) => id === 'mid-autumn')?.date; // { year: 2026, month: 9, day: 25 }
 * festivalsOf(2026, { calendar: 'korea' })[0]?.name; // '섣달 그믐'
 */
export function festivalsOf(year: number, options: CalendarOptions = {}): Festival[] {
  const terms = readTermCalendar(options);
  const { calendar = 'china' } = options;
  requireInteger('year', year, terms.first, terms.last);
  const found = countryFestivals[calendar]
    .flatMap(([id, english, name, rule]) =>
      daysOf(rule, year, calendar === 'japan' ? undefined : calendar, terms).map((day) => ({
        day,
        festival: { id, name, english, date: dateOfDay(day) },
      })),
    )
    .filter(({ festival }) => festival.date.year === year);
  found.sort((a, b) => a.day - b.day);
  return found.map(({ festival }) => festival);
}

/**
 * The traditional festivals of a country on a date.
 *
 * @param date - `'YYYY-MM-DD'`, an object with year, month and day, or a `Temporal.PlainDate` of any calendar; years as for
 * `festivalsOf`
 * @param options - the calendar; China's by default
 * @returns none on an ordinary day
 * @throws RangeError when there is no such day, the day is outside the years of the calendar, or there is no such calendar
 * @see `festivalsOf`
 * @example
 * festivalsOn('2026-02-17')[0]?.english; // 'Spring Festival'
 * festivalsOn('2026-02-18').length; // 0
 */
export function festivalsOn(date: DateInput, options: CalendarOptions = {}): Festival[] {
  const { year, month, day } = requireDate(date);
  return festivalsOf(year, options).filter(({ date: found }) => found.month === month && found.day === day);
}

/** The days on which a rule may fall in a year, counted from January 1, 1970. */
function daysOf(
  [kind, first, second]: FestivalRule,
  year: number,
  lunar: LunarCalendarName | undefined,
  terms: TermCalendar,
): number[] {
  if (kind === 'gregorian') return [dayNumber({ year, month: first, day: second })];
  if (kind === 'term') {
    const [ofYear, place] = first < 0 ? [year - 1, 24 + first] : [year, first];
    return [dayOfMoment(momentOfTerm(ofYear, place), terms) + second];
  }
  // The last months of a lunar year are in the next Gregorian year. The table has the last month of the year before its first.
  const months = monthsOf({ calendar: lunar }, lunarFields);
  return [year - 1, year].flatMap((lunarYear) => {
    const place = placeOfMonth(months, lunarYear, { month: first });
    const firstDay = place === undefined ? undefined : months.firstDays[place];
    return firstDay === undefined ? [] : [firstDay + second - 1];
  });
}
