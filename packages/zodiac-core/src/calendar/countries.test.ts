import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  explainSign,
  getChineseNewYear,
  getLunarNewYear,
  getZodiacSignByDate,
  signOf,
  type CalendarDate,
  type CalendarName,
} from '../index.ts';
import { startOfSpringBySun } from '../test/sun.ts';

const isoOf = ({ year, month, day }: CalendarDate): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const newYearsOf = (calendar: string): (readonly [number, string])[] =>
  readFileSync(
    new URL(
      `../../conformance/${calendar === 'japan' ? 'new-year' : 'lunar'}-${calendar}.csv`,
      import.meta.url,
    ),
    'utf8',
  )
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .map(([year, date = '']) => [Number(year), date]);

const utcOffsets = { china: 8, vietnam: 7, korea: 9, japan: 9 } as const;
const ranges = {
  china: [1583, 2200],
  vietnam: [1968, 2100],
  korea: [1912, 2100],
  japan: [1873, 2200],
} as const;

// Hồ Ngọc Đức, "Lịch âm Việt Nam" (tables of 1968-2100). For 1968 and 1969 it has the days of North Vietnam, whose calendar is in
// use today.
const tet = {
  1968: '1968-01-29',
  1969: '1969-02-16',
  1985: '1985-01-21',
  2007: '2007-02-17',
  2030: '2030-02-02',
  2053: '2053-02-18',
};

// Korea Astronomy and Space Science Institute, lunar calendar of 1391-2050; from 2061 on computed by its rule.
const seollal = {
  1916: '1916-02-04',
  1944: '1944-01-26',
  1954: '1954-02-04',
  1958: '1958-02-19',
  1966: '1966-01-22',
  1988: '1988-02-18',
  1997: '1997-02-08',
  2027: '2027-02-07',
  2028: '2028-01-27',
  2061: '2061-01-22',
  2089: '2089-02-11',
  2092: '2092-02-08',
};

/**
 * Days of the year of Tết 1968-2100. Hồ Ngọc Đức, "Lịch âm Việt Nam", the tables of his program of
 * 2004.
 */
const tetOfTables =
  '29 47 37 27 46 34 23 42 31 49 38 28 47 36 25 44 33 21 40 29 48 37 27 46 35 23 41 31 50 38 28 47 36 24 43 32 22 40 29 48 38 26 45 34 23 41 31 50 39 28 47 36 25 43 32 22 41 29 48 37 26 44 33 23 42 31 50 39 28 46 35 24 43 32 22 41 30 48 37 26 45 33 23 42 32 49 39 28 46 35 24 43 33 21 40 29 48 36 26 45 34 23 42 31 50 38 27 46 36 24 43 33 22 40 29 48 37 26 45 34 24 41 30 49 38 27 46 36 25 43 32 21 40';

/** Days of the year of Seollal 1912-2050. Korea Astronomy and Space Science Institute, as korean-lunar-calendar 0.4.0 has it. */
const seollalOfTables =
  '49 37 26 45 35 23 42 32 51 39 28 47 36 24 44 33 23 41 30 48 37 26 45 35 24 42 31 50 39 27 46 36 26 44 33 22 41 29 48 37 27 45 35 24 43 31 50 39 28 46 36 25 44 33 22 40 30 48 37 27 46 34 23 42 31 49 38 28 47 36 25 44 33 51 40 29 49 37 27 46 35 23 41 31 50 39 28 47 36 24 43 32 22 40 29 49 38 26 45 34 23 41 31 50 39 28 47 36 25 43 32 22 41 29 48 38 27 44 34 23 42 31 50 39 28 46 35 24 43 32 22 41 30 48 37 26 45 33 23';

const differingYears = (calendar: 'vietnam' | 'korea'): Record<string, string> =>
  Object.fromEntries(
    newYearsOf(calendar)
      .map(([year]) => [year, isoOf(getLunarNewYear(year, { calendar }))] as const)
      .filter(([year, date]) => date !== isoOf(getChineseNewYear(year))),
  );

test('Tết differs from New Year’s Day in China in six years of 1968-2100', () => {
  expect(differingYears('vietnam')).toEqual(tet);
});

test('Seollal differs from New Year’s Day in China in twelve years of 1912-2100', () => {
  expect(differingYears('korea')).toEqual(seollal);
});

test.each([
  ['Tết of 1968-2100 is that of Hồ Ngọc Đức', 'vietnam', 1968, tetOfTables],
  [
    'Seollal of 1912-2050 is that of the Korea Astronomy and Space Science Institute',
    'korea',
    1912,
    seollalOfTables,
  ],
] as const)('every %s', (_, calendar, first, table) => {
  const days = table.split(' ').map(Number);
  const dates = days.map((day, index) =>
    new Date(Date.UTC(first + index, 0, day)).toISOString().slice(0, 10),
  );
  expect(days.map((_day, index) => isoOf(getLunarNewYear(first + index, { calendar })))).toEqual(dates);
  expect(days).toHaveLength({ vietnam: 133, korea: 139 }[calendar]);
});

test.each(['china', 'vietnam', 'korea'] as const)(
  'every New Year of %s is that of its conformance file, and the day before has the previous sign',
  (calendar) => {
    const rows = newYearsOf(calendar);
    expect(rows.map(([year]) => [year, isoOf(getLunarNewYear(year, { calendar }))])).toEqual(rows);
    expect([rows[0]?.[0], rows.at(-1)?.[0]]).toEqual(ranges[calendar]);
    for (const [year, date] of rows) {
      const dayBefore = new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
      expect(getZodiacSignByDate(date, { calendar })?.zodiacYear).toBe(year);
      expect(getZodiacSignByDate(dayBefore, { calendar })?.zodiacYear).toBe(year - 1);
    }
  },
);

test('in Japan the sign changes on January 1, as its conformance file says', () => {
  const rows = newYearsOf('japan');
  expect(rows.map(([year]) => [year, isoOf(getLunarNewYear(year, { calendar: 'japan' }))])).toEqual(rows);
  expect([rows[0]?.[0], rows.at(-1)?.[0], rows.length]).toEqual([1873, 2200, 328]);
  expect(getLunarNewYear(2027, { calendar: 'japan' })).toEqual({ year: 2027, month: 1, day: 1 });
  expect(getZodiacSignByDate('1990-01-01', { calendar: 'japan' })?.sign.id).toBe('horse');
  expect(getZodiacSignByDate('1989-12-31', { calendar: 'japan' })?.sign.id).toBe('snake');
  expect(signOf({ year: 1990 }, { calendar: 'japan' })).toMatchObject({ certain: true, text: 'Horse' });
});

test('signs have the names of the country, and the same id', () => {
  const named = (date: string, calendar: CalendarName) => getZodiacSignByDate(date, { calendar })?.sign;
  expect(named('1987-03-01', 'vietnam')).toEqual({ id: 'rabbit', name: 'Cat' });
  expect(named('1985-03-01', 'vietnam')).toEqual({ id: 'ox', name: 'Water Buffalo' });
  expect(named('1986-03-01', 'vietnam')).toEqual({ id: 'tiger', name: 'Tiger' });
  expect(named('1995-03-01', 'japan')).toEqual({ id: 'pig', name: 'Boar' });
  expect(named('1995-03-01', 'korea')).toEqual({ id: 'pig', name: 'Pig' });
  expect(signOf({ year: 1987, month: 1 }, { calendar: 'vietnam' })?.text).toBe(
    'either Tiger until January 28 or Cat from the 29th',
  );
  expect(() => ((named('1987-03-01', 'vietnam') as { name: string }).name = 'Rabbit')).toThrow(TypeError);
});

test.each(Object.entries(ranges))(
  'a year outside the calendar of %s is refused with its range',
  (name, years) => {
    const calendar = name as CalendarName;
    const [first, last] = years;
    for (const year of [first - 1, last + 1]) {
      for (const ask of [
        () => getLunarNewYear(year, { calendar }),
        () => getZodiacSignByDate({ year, month: 5, day: 1 }, { calendar }),
        () => getZodiacSignByDate({ year, month: 5, day: 1 }, { calendar, convention: 'li-chun' }),
        () => explainSign({ year, month: 5, day: 1 }, { calendar }),
        () => signOf({ year }, { calendar }),
        () => signOf({ year }, { calendar, convention: 'li-chun' }),
      ])
        expect(ask).toThrow(new RegExp(`${first} to ${last}`));
    }
    for (const year of years) expect(getLunarNewYear(year, { calendar }).year).toBe(year);
  },
);

test.each(['vietnam', 'korea', 'japan'] as const)(
  'the Start of Spring in %s is the local day on which the sun reaches 315°',
  (calendar) => {
    const [first, last] = ranges[calendar];
    for (let year = first; year <= last; year += 1) {
      const day = startOfSpringBySun(year, utcOffsets[calendar]);
      const options = { calendar, convention: 'li-chun' } as const;
      expect(getZodiacSignByDate({ year, month: 2, day }, options)?.zodiacYear, `${year}`).toBe(year);
      expect(getZodiacSignByDate({ year, month: 2, day: day - 1 }, options)?.zodiacYear).toBe(year - 1);
    }
  },
);

test('a date on which countries disagree is explained with the sign of each', () => {
  const tetOf1985 = explainSign('1985-02-01');
  expect(tetOf1985).toMatchObject({ calendarsAgree: false, answer: { sign: { id: 'rat' } } });
  expect(tetOf1985?.byCalendar).toEqual({
    china: { id: 'rat', name: 'Rat' },
    vietnam: { id: 'ox', name: 'Water Buffalo' },
    korea: { id: 'rat', name: 'Rat' },
    japan: { id: 'ox', name: 'Ox' },
  });
  expect(explainSign('2027-02-06')?.byCalendar).toMatchObject({
    china: { id: 'goat' },
    korea: { id: 'horse' },
  });
  expect(explainSign('1987-06-01')).toMatchObject({
    calendarsAgree: true,
    byCalendar: { china: { name: 'Rabbit' }, vietnam: { name: 'Cat' } },
  });
});

test('the explanation omits calendars that do not cover the year', () => {
  expect(Object.keys(explainSign('1850-01-01')?.byCalendar ?? {})).toEqual(['china']);
  expect(Object.keys(explainSign('1950-01-01')?.byCalendar ?? {})).toEqual(['china', 'korea', 'japan']);
});

test('the boundary and its source are those of the calendar', () => {
  expect(explainSign('1916-02-03', { calendar: 'korea' })).toMatchObject({
    answer: { sign: { id: 'rabbit' } },
    boundary: { year: 1916, month: 2, day: 4 },
    disputed: false,
    otherBoundary: undefined,
    source: 'Korea Astronomy and Space Science Institute, UTC+9',
  });
  expect(explainSign('1985-02-01', { calendar: 'vietnam' })).toMatchObject({
    daysFromBoundary: 11,
    source: expect.stringContaining('121-CP') as string,
  });
  expect(explainSign('2000-01-01', { calendar: 'japan' })?.source).toContain('edict 337');
  expect(explainSign('2000-01-01', { calendar: 'korea', convention: 'li-chun' })?.source).toContain('UTC+9');
});

test('countries agree on a date if and only if they give it the same zodiac year', () => {
  const anyDay = fc.record({
    year: fc.integer({ min: 1583, max: 2200 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  });
  fc.assert(
    fc.property(anyDay, fc.constantFrom('new-year', 'li-chun'), (date, convention) => {
      const explained = explainSign(date, { convention });
      const calendars = Object.keys(explained?.byCalendar ?? {}) as CalendarName[];
      const years = calendars.map(
        (calendar) => getZodiacSignByDate(date, { calendar, convention })?.zodiacYear,
      );
      expect(explained?.calendarsAgree).toBe(new Set(years).size === 1);
    }),
  );
});
