import { requireFields, requireOption, wrongInput, type FieldsOf } from '../require-input.ts';
import type { LunarCalendarName, LunarDate, LunarMonth, LunarOptions } from './lunar-calendar.ts';

/**
 * The months of China from December 25, 1582, the first day of month 12, to the end of lunar year 2200. Each digit has four
 * months, the first in its highest bit. A bit is set if the month has 30 days. The tests compare every month with the conformance
 * files.
 */
const longMonths =
  'a4bd25d92da95d4ad6956d2b692f49764b6a5752b6956aaad64db25d92dc95d4ada55aaab5556a9764b6a5752ba9574a' +
  'b5556aa6d52da95d49ea4dd26d555aaab54b6a57527a93749ba4baa5b54b5a95d4ada4dd25e92ea96d4ada95b52b6937' +
  '497a4bb25b52b695acaad956d26d92ec96d4aea56d2ad555aa9b54bb25b52ba95b4ab5556aaad52ea96d4aea56d26e95' +
  '6aaad54daa5b52ba93b49ba4daa5b54d6a56d4aea4ed26e92ec9754b5a96b4aba95b49ba4bd25d52da95b4ab6956d26e' +
  '92ec9764b6a56d2ad555b2aba4bb25d92da95d4ad555aaab5536a9754b6a5752b6956aaad555aa5d52da95d45da4daa6' +
  'd5556a9b54b6a5751768b749b54b6a96d4ada95d49da2dd15d52da96b4ab69574ab68b745762ba95b52b5956b2ad94dd' +
  '15d8aea56d2ad955aaab5536a5752ba95b4aba55aaab5556aa6d4aea55d46e956caad555aa9b52ba95749ba8bb25b54d' +
  'aa9ad4aea56d26ea2ed16e4b6a96d4ada95b4aba8bb45b92ba95b52b6956d2ae92ed16e8aea5752b6956aaad555b25b9' +
  '2ba95d4ada55b2ab5556aa6d4aea5752ae9574ab5556aaab52ba95d4aba4dd25d94daaab54b6a5752ae93749764b6a9a' +
  'd4b5a95b4ada4dd25d92dc95d4ada95ad2b695749764b725752b6956d2ada55b25d92dc95d4aea56d2ad555aaab64b72' +
  '5752ba9574ab5556aaad52da95d4aea4dd26d956aaab54d6a5752ba93749ba4baa5b54d6a96d4ada4dd25e92ec96d4ad' +
  'a95b52b6957497a4bb25b52ba95b52b5a56d26e92ec96e4aea56d2ad555aaab64bb25b92ba95b4ab655aaaad536a96d4' +
  'aea5752ae956aaad555aa5b52ba95d49ba4db2ab5556a96d4aea56d26e93749754b6a96d52da95b49ba4bd25d92da95b' +
  '52b6956d2ae92f49764b6a5752b5956b2ada4db25d92da95d4ada55aaab5556c9764b725752b6956aaad555aa5d52da9' +
  '5d4aea4dd2ad555aa9b54b6a57527693749b54d6a9ad52da95d4ada4dd25e92ea96d52d695b52b6937497a4baa5b52b6' +
  '956d2ada4dd25e92ec96d4aea56b2ab655749764bb25b52ba95b4ab5556aa6d52ea96d4aea56d2ad555aaab54baa5b52' +
  'ba93b49b94daaab5536a96d4aea4ed16e936a96d535a95b52ba93b49ba2bb25d52da95ad2aea56d26e92f49754b6a56d' +
  '2ad655b49ba4bb25d52da95b4ad5556aaad52ec9754b6a5752b6556aaad54daa5d52da95d4ad955aaab5556a9754b6a5' +
  '751768b729b5535a96d52da95d45da2dd16d52da95b52b695751768b745752b6a5ad2b5a55d2ada2dd15d4aea56d2ad6' +
  '55aaab64b745762ba95b4ab6556aaad54da95d4aea56d2ae956aaad555aa9b52ba95749ba4bb29b5556a96d0';

/**
 * The distances between China's leap months, one digit each: the number of months from one to the next, minus 28. The
 * first counts from 26 months before the table.
 */
const leapGaps =
  '146656574665657557465674771871877277277817718781772778178267817826862774587178717718781781782678' +
  '178187726835871787187268718627871871877277277817817735872687278267718754862772778178177817817772' +
  '782678178448627844871873587187718718';

/** The months that begin a day earlier in Vietnam than in China, each as its distance from the previous one. */
const earlierInVietnam =
  '4763 13 72 4 42 6 65 31 33 76 10 5 10 3 105 8 22 4 119 4 22 113 15 11 31 32 12 21 21 101 17 ' +
  '24 40 12 5 15 13 2 35 33 65 25 13 60 23 21 35 13 29 30 24 4 24 29 23 3 7';

/** The months that begin a day later in Korea than in China, each as its distance from the previous one. */
const laterInKorea =
  '4100 5 15 35 9 3 12 37 4 15 30 12 32 42 22 76 2 13 2 64 12 3 27 18 13 37 98 28 27 31 12 ' +
  '36 17 57 56 9 21 12 59 4 15 24 28 57 81 2 10 80 3 40 42 4 12 18 20 48 24 46 6 65 31 15 18 15 ' +
  '71 15 12 4 92 8 13 13 42 77 4 17 5 76 7 30 13 13 31 4 20 4 4';

/** The months of a calendar, in their order. Days are counted from January 1, 1970. */
interface MonthTable {
  /** First day of each month, and of the month after the last. */
  readonly firstDays: readonly number[];
  /** Year × 12 + month - 1 of each month. A leap month has the number of the month before it. */
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
  /** The months that begin on another day than in China, each as its distance from the previous one. */
  readonly shifted: string;
  readonly days: number;
  /** Months that are leap months in one of the two countries only. */
  readonly leaps: readonly number[];
}

const variants: Readonly<Record<LunarCalendarName, Variant>> = {
  china: { firstYear: 1583, lastYear: 2200, shifted: '', days: 0, leaps: [] },
  // Vietnam has the leap months 2 of 1985 and 7 of 1987. China has 10 of 1984 and 6 of 1987 instead.
  vietnam: {
    firstYear: 1968,
    lastYear: 2100,
    shifted: earlierInVietnam,
    days: -1,
    leaps: [4971, 4975, 5004, 5005],
  },
  // Korea has the leap months 3 of 2012, 5 of 2017 and 3 of 2099. China has 4, 6 and 2 of these years instead.
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
/** The first month of the table, month 12 of 1582. */
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
    // Both lists name this month: a leap month of China that is an ordinary month here.
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
  // An estimate by 7 leap months in 19 years, at most one month off.
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
