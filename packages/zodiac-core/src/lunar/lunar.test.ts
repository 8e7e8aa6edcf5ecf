import { readFileSync } from 'node:fs';
import { LunarYear as LunarYearOfLunar } from 'lunar-typescript';
import { Temporal } from 'temporal-polyfill/full';
import { LunarYear } from 'tyme4ts';
import { expect, test } from 'vitest';
import type { CalendarDate } from '../index.ts';
import { monthsByStandard } from '../test/months-by-standard.ts';
import {
  daysOfLunarMonth,
  fromLunarDate,
  leapMonthOf,
  toLunarDate,
  type LunarCalendarName,
} from './index.ts';

const calendars = ['china', 'vietnam', 'korea'] as const;
const utcOffsets = { china: 8, vietnam: 7, korea: 9 } as const;
const dayMs = 86_400_000;

const isoOf = ({ year, month, day }: CalendarDate): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const isoOfDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

interface Row {
  year: number;
  newYearsDay: string;
  leapMonth: number | undefined;
  lengths: number[];
}

const rowsOf = (calendar: LunarCalendarName): Row[] =>
  readFileSync(new URL(`../../conformance/lunar-${calendar}.csv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .map(([year, newYearsDay = '', leapMonth, lengths = '']) => ({
      year: Number(year),
      newYearsDay,
      leapMonth: leapMonth ? Number(leapMonth) : undefined,
      lengths: lengths.split(' ').map(Number),
    }));

/** The months of a year with their first days, such as `'2:2023-02-20'`, a leap month with a plus. */
function monthsOf(year: number, calendar: LunarCalendarName): string[] {
  return Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) =>
    [false, true].flatMap((isLeapMonth) => {
      const first = fromLunarDate({ year, month, isLeapMonth, day: 1 }, { calendar });
      return first ? [`${month}${isLeapMonth ? '+' : ''}:${isoOf(first)}`] : [];
    }),
  );
}

function monthsOfRow({ newYearsDay, leapMonth = 13, lengths }: Row): string[] {
  let day = Date.parse(newYearsDay) / dayMs;
  return lengths.map((length, index) => {
    const month = index < leapMonth ? `${index + 1}` : `${index}${index === leapMonth ? '+' : ''}`;
    const first = isoOfDay(day);
    day += length;
    return `${month}:${first}`;
  });
}

test.each(calendars)('every month of %s is that of its conformance file', (calendar) => {
  const rows = rowsOf(calendar);
  for (const row of rows) {
    expect(monthsOf(row.year, calendar)).toEqual(monthsOfRow(row));
    expect(leapMonthOf(row.year, { calendar })).toBe(row.leapMonth);
    const lengths = Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) =>
      [false, true].flatMap(
        (isLeapMonth) => daysOfLunarMonth({ year: row.year, month, isLeapMonth }, { calendar }) ?? [],
      ),
    );
    expect(lengths).toEqual(row.lengths);
  }
});

test('the New Year’s Days of China are those of the conformance file of New Years', () => {
  const newYears = readFileSync(
    new URL('../../conformance/chinese-new-year.csv', import.meta.url),
    'utf8',
  ).matchAll(/^(\d+),(\d+-\d\d-\d\d)/gm);
  const rows = [...newYears].map(([, year, date]) => [Number(year), date]);
  expect(rows).toHaveLength(618);
  for (const [year, date] of rows)
    expect(
      isoOf(fromLunarDate({ year: Number(year), month: 1, day: 1 }) ?? { year: 0, month: 0, day: 0 }),
    ).toBe(date);
});

test.each(calendars)(
  'every day of %s is found by its lunar date, and the days of a month follow one another',
  (calendar) => {
    const rows = rowsOf(calendar);
    const [first, last] = [rows[0], rows.at(-1)];
    const end =
      Date.parse(last?.newYearsDay ?? '') / dayMs + (last?.lengths.reduce((sum, days) => sum + days) ?? 0);
    const start = Date.UTC(first?.year ?? 0, 0, 1) / dayMs;
    const wrong: unknown[] = [];
    let before = toLunarDate(isoOfDay(start), { calendar });
    for (let day = start; day < end; day += 1) {
      const date = isoOfDay(day);
      const lunar = toLunarDate(date, { calendar });
      const back = lunar && fromLunarDate(lunar, { calendar });
      const follows = day === start || lunar?.day === 1 || lunar?.day === (before?.day ?? 0) + 1;
      if (!back || isoOf(back) !== date || !follows) wrong.push({ date, lunar, back, before });
      before = lunar;
    }
    expect(wrong).toEqual([]);
    expect(before).toEqual({ year: last?.year, month: 12, isLeapMonth: false, day: last?.lengths.at(-1) });
  },
);

/** First days of months for which other sources differ from us, as text. */
function differences(
  theirs: (year: number) => readonly string[],
  calendar: LunarCalendarName,
  first: number,
  last: number,
): string[] {
  const found: string[] = [];
  for (let year = first; year <= last; year += 1) {
    const ours = monthsOf(year, calendar);
    found.push(...theirs(year).filter((month) => !ours.includes(month)));
  }
  return found;
}

const ofDay = (month: number, isLeap: boolean, julianDay: number): string =>
  `${month}${isLeap ? '+' : ''}:${isoOfDay(Math.floor(julianDay - 2_440_587.4))}`;

const tyme = (year: number): string[] =>
  LunarYear.fromYear(year)
    .getMonths()
    .map((month) => ofDay(month.getMonth(), month.isLeap(), month.getFirstJulianDay().getDay()));

const lunarTypescript = (year: number): string[] =>
  LunarYearOfLunar.fromYear(year)
    .getMonths()
    .filter((month) => month.getYear() === year)
    .map((month) => ofDay(Math.abs(month.getMonth()), month.isLeap(), month.getFirstJulianDay()));

/*
 * 1588: other readings of the Ming almanacs. 1600, 1609: printed tables of the Ming dynasty. From 2097 on: the moon is new
 * within two minutes of midnight; the days here are by the JPL ephemeris and the forecast rotation of the earth.
 */
const ofOtherLibraries = [
  '3:1588-03-26',
  '4:1588-04-25',
  '12:1589-01-17',
  '1:1600-02-14',
  '1:1609-02-04',
  '7:2097-08-07',
  '9:2133-09-28',
  '11:2165-12-03',
  '9:2172-10-17',
];

test.each([
  ['tyme4ts', tyme],
  ['lunar-typescript', lunarTypescript],
] as const)('%s has the same Chinese months in 1583-2200, except nine', (_, theirs) => {
  expect(differences(theirs, 'china', 1583, 2200)).toEqual(ofOtherLibraries);
});

const standardOf = (calendar: LunarCalendarName) => {
  const months = monthsByStandard(utcOffsets[calendar]);
  return (year: number): string[] =>
    months
      .filter((month) => month.year === year)
      .map(({ month, isLeapMonth, firstDay }) => `${month}${isLeapMonth ? '+' : ''}:${isoOfDay(firstDay)}`);
};

test('the standard gives every month of China in 1900-2100 except three, which were counted in Beijing’s local time', () => {
  expect(differences(standardOf('china'), 'china', 1900, 2100)).toEqual([
    '10:1914-11-18',
    '1:1916-02-04',
    '10:1920-11-11',
  ]);
});

test('the standard, with the days of UTC+7, gives every month of Vietnam', () => {
  expect(differences(standardOf('vietnam'), 'vietnam', 1968, 2100)).toEqual([]);
});

test('the standard, with the days of UTC+9, gives every month of Korea but one that begins seconds after midnight', () => {
  // The new moon is 12 seconds before midnight by astronomy-engine, whose moon is 38 seconds early, and 21 seconds after it by
  // the JPL ephemeris.
  expect(differences(standardOf('korea'), 'korea', 1912, 2100)).toEqual(['7:2074-08-22']);
});

test('Vietnam and Korea begin months on another day than China, and have other leap months', () => {
  const leapYears = (calendar: LunarCalendarName) =>
    rowsOf(calendar)
      .filter(({ year, leapMonth }) => leapMonthOf(year) !== leapMonth)
      .map(({ year, leapMonth }) => [year, leapMonth, leapMonthOf(year)]);
  expect(leapYears('vietnam')).toEqual([
    [1984, undefined, 10],
    [1985, 2, undefined],
    [1987, 7, 6],
  ]);
  expect(leapYears('korea')).toEqual([
    [2012, 3, 4],
    [2017, 5, 6],
    [2099, 3, 2],
  ]);
});

// Hồ Ngọc Đức's table of Vietnam differs on three months near midnight, by an older forecast of the earth's rotation.
test.each([
  ['vietnam', '1985-01-21', { year: 1985, month: 1, isLeapMonth: false, day: 1 }],
  ['vietnam', '1985-03-21', { year: 1985, month: 2, isLeapMonth: true, day: 1 }],
  ['vietnam', '1968-01-29', { year: 1968, month: 1, isLeapMonth: false, day: 1 }],
  ['vietnam', '1968-01-28', { year: 1967, month: 12, isLeapMonth: false, day: 29 }],
  ['vietnam', '1975-04-11', { year: 1975, month: 3, isLeapMonth: false, day: 1 }],
  ['korea', '1912-01-01', { year: 1911, month: 11, isLeapMonth: false, day: 13 }],
  ['korea', '2012-04-21', { year: 2012, month: 3, isLeapMonth: true, day: 1 }],
  ['korea', '2017-06-24', { year: 2017, month: 5, isLeapMonth: true, day: 1 }],
  ['korea', '1945-08-15', { year: 1945, month: 7, isLeapMonth: false, day: 8 }],
  ['china', '1583-01-01', { year: 1582, month: 12, isLeapMonth: false, day: 8 }],
  ['china', '1976-09-24', { year: 1976, month: 8, isLeapMonth: true, day: 1 }],
  ['china', '2033-12-22', { year: 2033, month: 11, isLeapMonth: true, day: 1 }],
] as const)('in %s, %s is %j', (calendar, date, lunar) => {
  expect(toLunarDate(date, { calendar })).toEqual(lunar);
  expect(isoOf(fromLunarDate(lunar, { calendar }) ?? { year: 0, month: 0, day: 0 })).toBe(date);
});

test('accepts a date as text, as an object and as a Temporal.PlainDate of any calendar', () => {
  const expected = { year: 1989, month: 12, isLeapMonth: false, day: 24 };
  const date = Temporal.PlainDate.from('1990-01-20');
  expect(toLunarDate('1990-01-20')).toEqual(expected);
  expect(toLunarDate({ year: 1990, month: 1, day: 20 })).toEqual(expected);
  expect(toLunarDate(date)).toEqual(expected);
  expect(toLunarDate(date.withCalendar('hebrew'))).toEqual(expected);
});

test('changing a result does not change later results', () => {
  const found = toLunarDate('1990-01-20') as { day: number };
  found.day = 99;
  expect(toLunarDate('1990-01-20')?.day).toBe(24);
});
