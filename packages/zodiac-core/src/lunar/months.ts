import { requireFields, requireOption, wrongInput, type FieldsOf } from '../require-input.ts';
import { earlierInVietnam, laterInKorea, leapGaps, longMonths } from './month-data.ts';
import type { LunarCalendarName, LunarDate, LunarMonth, LunarOptions } from './lunar-calendar.ts';

/** The months of a calendar, in their order. Days are counted from January 1, 1970. */
export interface MonthTable {
  /** First day of each month, and of the month after the last. */
  readonly firstDays: readonly number[];
  /** Year × 12 + month - 1 of each month. A leap month has that of the month before it. */
  readonly numbers: readonly number[];
  /** The first lunar year, and the first day, January 1 of that year. */
  readonly firstYear: number;
  readonly firstDay: number;
  /** The last lunar year, and its last day. */
  readonly lastYear: number;
  readonly lastDay: number;
}

/** The calendar of one country. */
interface Variant {
  readonly firstYear: number;
  readonly lastYear: number;
  /** The months that begin on another day than in China, each by its distance from the one before, and the day on which they begin. */
  readonly shifted: string;
  readonly days: number;
  /** Months that are leap months in one of the two countries only. */
  readonly leaps: readonly number[];
}

const variants: Readonly<Record<LunarCalendarName, Variant>> = {
  china: { firstYear: 1583, lastYear: 2200, shifted: '', days: 0, leaps: [] },
  // Leap months 2 of 1985 and 7 of 1987, in China 10 of 1984 and 6 of 1987.
  vietnam: {
    firstYear: 1968,
    lastYear: 2100,
    shifted: earlierInVietnam,
    days: -1,
    leaps: [4971, 4975, 5004, 5005],
  },
  // Leap months 3 of 2012, 5 of 2017 and 3 of 2099, in China 4, 6 and 2.
  korea: {
    firstYear: 1912,
    lastYear: 2100,
    shifted: laterInKorea,
    days: 1,
    leaps: [5310, 5311, 5374, 5375, 6385, 6386],
  },
};

/** December 25, 1582, the first day of the table. */
const tableStart = -141_356;
/** Its month, 12 of 1582. */
const tableMonth = 1582 * 12 + 11;

const tables = new Map<string, MonthTable>();

/**
 * The months of a calendar, unpacked when first asked for.
 *
 * @throws RangeError when there is no such lunar calendar; TypeError when the options are not an object, or have another field
 */
export function monthsOf<Options extends LunarOptions>(
  options: Options,
  fields: FieldsOf<Options>,
): MonthTable {
  requireFields('options', options, fields);
  const { calendar = 'china' } = options;
  requireOption('calendar', calendar, Object.keys(variants));
  const known = tables.get(calendar) ?? unpack(variants[calendar]);
  tables.set(calendar, known);
  return known;
}

export const lunarFields: FieldsOf<LunarOptions> = { calendar: 1 };

/** A month may be given as a whole date, such as `toLunarDate` answers with. */
const dateFields: FieldsOf<LunarDate> = { year: 1, month: 1, isLeapMonth: 1, day: 1 };

/** @throws TypeError when a lunar date is not an object, has another field, or `isLeapMonth` is neither true nor false */
export function requireLunarDate(field: string, date: LunarMonth): void {
  requireFields(field, date, dateFields);
  const { isLeapMonth = false } = date;
  if (typeof isLeapMonth !== 'boolean')
    throw wrongInput(`isLeapMonth of the ${field}`, 'true or false', isLeapMonth, false);
}

function unpack({ firstYear, lastYear, shifted, days, leaps }: Variant): MonthTable {
  const isLeap = new Set<number>(leaps);
  let leap = -26;
  for (const gap of leapGaps) {
    leap += Number(gap) + 28;
    // In both lists: a leap month of China that is an ordinary one here.
    if (!isLeap.delete(leap)) isLeap.add(leap);
  }
  const firstDays: number[] = [];
  const numbers: number[] = [];
  let day = tableStart;
  let number = tableMonth - 1;
  for (let month = 0; number < lastYear * 12 + 12; month += 1) {
    firstDays.push(day);
    if (!isLeap.has(month)) number += 1;
    numbers.push(number);
    day += 29 + ((parseInt(longMonths.charAt(month >> 2), 16) >> (3 - (month & 3))) & 1);
  }
  let month = 0;
  for (const step of shifted.split(' ')) {
    month += Number(step);
    firstDays[month] = (firstDays[month] ?? 0) + days;
  }
  return {
    firstDays,
    numbers,
    firstYear,
    firstDay: Date.UTC(firstYear, 0) / 86_400_000,
    lastYear,
    lastDay: (firstDays.at(-1) ?? 0) - 1,
  };
}

/**
 * The place of a month in the table, or `undefined` where there is no such month.
 */
export function placeOfMonth(
  { firstDays, numbers }: MonthTable,
  year: number,
  { month, isLeapMonth = false }: LunarMonth,
): number | undefined {
  if (!(Number.isInteger(month) && month >= 1 && month <= 12)) return undefined;
  const number = year * 12 + month - 1;
  // 7 leap months in 19 years; the true place is at most one off.
  let place = Math.floor(((number - tableMonth) * 235) / 228);
  while ((numbers[place] ?? number) < number) place += 1;
  while ((numbers[place - 1] ?? -1) >= number) place -= 1;
  if (isLeapMonth) place += 1;
  return numbers[place] === number && firstDays[place + 1] !== undefined ? place : undefined;
}

/** @throws RangeError that says the range, when the calendar does not reach the day */
export function requireDay(day: number, { firstDay, lastDay }: MonthTable): void {
  if (day < firstDay || day > lastDay)
    throw new RangeError(
      `The date ${isoOf(day)} is outside the calendar, which has the days from ${isoOf(firstDay)} to ${isoOf(lastDay)}.`,
    );
}

const isoOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
