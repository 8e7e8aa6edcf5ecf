/**
 * Traditional festivals of China, Vietnam, Korea and Japan.
 *
 * @packageDocumentation
 */
import type { CalendarName } from './calendar/country-calendars.ts';
import {
  type CalendarDate,
  requireDate,
  type DateInput,
  dateOfDay,
  dayNumber,
} from './calendar/date-input.ts';
import type { CalendarOptions } from './calendar/convention.ts';
import type { LunarCalendarName } from './lunar/lunar-calendar.ts';
import { lunarFields, monthsOf, placeOfMonth } from './lunar/months.ts';
import { requireInteger } from './require-input.ts';
import { momentOfTerm } from './solar-terms/moments.ts';
import { dayOfMoment, readTermCalendar, type TermCalendar } from './solar-terms/solar-terms.ts';

export type { CalendarDate, DateInput } from './calendar/date-input.ts';
export type { CalendarOptions } from './calendar/convention.ts';
export type { CalendarName } from './calendar/country-calendars.ts';

/** The rule for the day of a festival. */
type FestivalRule =
  /** A day of the lunar calendar; day 0 of month 1 is the last day of the lunar year before. */
  | readonly [kind: 'lunar', month: number, day: number]
  /** A solar term by its place in the year, 0 (Lesser Cold) to 23, and the days after it. */
  | readonly [kind: 'term', place: number, days: number]
  /** A day of the Gregorian year. */
  | readonly [kind: 'gregorian', month: number, day: number];

/** Id, English name, name in the language of the country, and the rule for the day. */
type Row = readonly [id: string, english: string, name: string, rule: FestivalRule];

const countryFestivals: Readonly<Record<CalendarName, readonly Row[]>> = {
  china: [
    ['spring-festival', 'Spring Festival', '春節', ['lunar', 1, 1]],
    ['lantern-festival', 'Lantern Festival', '元宵節', ['lunar', 1, 15]],
    ['dragon-head', 'Dragon Head Festival', '龍頭節', ['lunar', 2, 2]],
    ['double-third', 'Double Third Festival', '上巳節', ['lunar', 3, 3]],
    ['qingming', 'Qingming Festival', '清明節', ['term', 6, 0]],
    ['dragon-boat', 'Dragon Boat Festival', '端午節', ['lunar', 5, 5]],
    ['double-seventh', 'Double Seventh Festival', '七夕節', ['lunar', 7, 7]],
    ['ghost-festival', 'Ghost Festival', '中元節', ['lunar', 7, 15]],
    ['mid-autumn', 'Mid-Autumn Festival', '中秋節', ['lunar', 8, 15]],
    ['double-ninth', 'Double Ninth Festival', '重陽節', ['lunar', 9, 9]],
    ['winter-solstice', 'Winter Solstice Festival', '冬至節', ['term', 23, 0]],
    ['laba', 'Laba Festival', '臘八節', ['lunar', 12, 8]],
    ['new-years-eve', 'New Year’s Eve', '除夕', ['lunar', 1, 0]],
  ],
  vietnam: [
    ['tet', 'Lunar New Year', 'Tết Nguyên Đán', ['lunar', 1, 1]],
    ['first-full-moon', 'First Full Moon Festival', 'Tết Nguyên Tiêu', ['lunar', 1, 15]],
    ['cold-food', 'Cold Food Festival', 'Tết Hàn Thực', ['lunar', 3, 3]],
    ['hung-kings', 'Hùng Kings’ Commemoration Day', 'Giỗ Tổ Hùng Vương', ['lunar', 3, 10]],
    ['buddhas-birthday', 'Buddha’s Birthday', 'Lễ Phật Đản', ['lunar', 4, 15]],
    ['double-fifth', 'Double Fifth Festival', 'Tết Đoan Ngọ', ['lunar', 5, 5]],
    ['vu-lan', 'Vu Lan Festival', 'Lễ Vu Lan', ['lunar', 7, 15]],
    ['mid-autumn', 'Mid-Autumn Festival', 'Tết Trung Thu', ['lunar', 8, 15]],
    ['kitchen-gods', 'Kitchen Gods’ Day', 'Tết Ông Công Ông Táo', ['lunar', 12, 23]],
    ['new-years-eve', 'New Year’s Eve', 'Giao Thừa', ['lunar', 1, 0]],
  ],
  korea: [
    ['seollal', 'Lunar New Year', '설날', ['lunar', 1, 1]],
    ['daeboreum', 'First Full Moon Festival', '정월 대보름', ['lunar', 1, 15]],
    // The 105th day after the previous year's winter solstice.
    ['hansik', 'Cold Food Festival', '한식', ['term', -1, 105]],
    ['buddhas-birthday', 'Buddha’s Birthday', '부처님 오신 날', ['lunar', 4, 8]],
    ['dano', 'Double Fifth Festival', '단오', ['lunar', 5, 5]],
    ['chilseok', 'Double Seventh Festival', '칠석', ['lunar', 7, 7]],
    ['baekjung', 'Hundred Harvests Day', '백중', ['lunar', 7, 15]],
    ['chuseok', 'Mid-Autumn Festival', '추석', ['lunar', 8, 15]],
    ['dongji', 'Winter Solstice Festival', '동지', ['term', 23, 0]],
    ['new-years-eve', 'New Year’s Eve', '섣달 그믐', ['lunar', 1, 0]],
  ],
  japan: [
    ['shogatsu', 'New Year', '正月', ['gregorian', 1, 1]],
    ['jinjitsu', 'Seven Herbs Festival', '人日', ['gregorian', 1, 7]],
    ['setsubun', 'Day before the Start of Spring', '節分', ['term', 2, -1]],
    ['hinamatsuri', 'Doll Festival', '雛祭り', ['gregorian', 3, 3]],
    ['spring-equinox', 'Spring Equinox', '春分', ['term', 5, 0]],
    ['tango', 'Double Fifth Festival', '端午', ['gregorian', 5, 5]],
    ['tanabata', 'Star Festival', '七夕', ['gregorian', 7, 7]],
    ['obon', 'Obon', 'お盆', ['gregorian', 8, 15]],
    ['choyo', 'Double Ninth Festival', '重陽', ['gregorian', 9, 9]],
    ['autumn-equinox', 'Autumn Equinox', '秋分', ['term', 17, 0]],
    ['toji', 'Winter Solstice', '冬至', ['term', 23, 0]],
    ['omisoka', 'New Year’s Eve', '大晦日', ['gregorian', 12, 31]],
  ],
};

/** A festival of a year. */
export interface Festival {
  /** The id, such as `'mid-autumn'`. */
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
 * @returns an empty array on an ordinary day
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

/** The days of a year that match a rule, counted from January 1, 1970. */
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
