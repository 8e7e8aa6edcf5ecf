import { readFileSync } from 'node:fs';
import { SearchSunLongitude } from 'astronomy-engine';
import fc from 'fast-check';
import { SolarTerm as SolarTermOfTyme } from 'tyme4ts';
import { Temporal } from 'temporal-polyfill/full';
import { expect, test } from 'vitest';
import { getStartOfSpring, type CalendarDate, type CalendarName } from '../index.ts';
import { getSolarTerm, solarTermIds, solarTermOf, solarTermsOf } from './index.ts';

const isoOf = ({ year, month, day }: CalendarDate): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const ranges = {
  china: [1583, 2200],
  vietnam: [1968, 2100],
  korea: [1912, 2100],
  japan: [1873, 2200],
} as const;

/** Seconds from the moments of astronomy-engine to ours, of every term in these years. */
function secondsOff(first: number, last: number): number[] {
  const found: number[] = [];
  for (let year = first; year <= last; year += 1) {
    for (const { longitude, epochMilliseconds } of solarTermsOf(year)) {
      const theirs = SearchSunLongitude(longitude, new Date(epochMilliseconds - 86_400_000), 3);
      found.push((epochMilliseconds - (theirs?.date.getTime() ?? 0)) / 1000);
    }
  }
  return found;
}

/** The minutes of the conformance file in UTC, by year. They are cut off, not rounded, so that the days are right. */
const minutesOfFile = new Map(
  readFileSync(new URL('../../conformance/solar-terms.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split(','))
    .map(([year, ...terms]) => [Number(year), terms.map((term) => Date.parse(`${year}-${term}:00+08:00`))]),
);

test('every minute of the conformance file but one is that of astronomy-engine, and every moment of 1900-2100 is within a minute of it', () => {
  expect([...minutesOfFile.keys()]).toEqual(Array.from({ length: 201 }, (_, index) => 1900 + index));
  const off: number[] = [];
  const others: string[] = [];
  for (const [year, minutes] of minutesOfFile) {
    for (const [place, { longitude, epochMilliseconds }] of solarTermsOf(year).entries()) {
      const theirs =
        SearchSunLongitude(longitude, new Date(epochMilliseconds - 86_400_000), 3)?.date.getTime() ?? 0;
      if (Math.floor(theirs / 60_000) * 60_000 !== minutes[place]) others.push(`${year} ${longitude}°`);
      off.push(Math.abs(epochMilliseconds - theirs) / 1000);
    }
  }
  expect(off).toHaveLength(201 * 24);
  expect(Math.max(...off)).toBeLessThan(60);
  // Midnight in Korea and Japan: 33 seconds before it by the JPL ephemeris DE431, on it by astronomy-engine.
  expect(others).toEqual(['1964 165°']);
});

test.each([
  ['china', 8],
  ['vietnam', 7],
  ['korea', 9],
  ['japan', 9],
] as const)('every day of a term in %s is that of the conformance file', (calendar, utcOffset) => {
  const [first, last] = ranges[calendar];
  for (const [year, minutes] of minutesOfFile) {
    if (year < first || year > last) continue;
    const days = minutes.map((minute) => new Date(minute + utcOffset * 3_600_000).toISOString().slice(0, 10));
    expect(solarTermsOf(year, { calendar }).map(({ date }) => isoOf(date))).toEqual(days);
  }
});

test('every moment of 1583-1899 and 2101-2200 is within 15 minutes of astronomy-engine', () => {
  const off = [...secondsOff(1583, 1899), ...secondsOff(2101, 2200)];
  expect(off).toHaveLength((618 - 201) * 24);
  expect(Math.max(...off.map(Math.abs))).toBeLessThan(15 * 60);
});

// Hong Kong Observatory, "The 24 Solar Terms" of 2024, in Hong Kong Time (UTC+8), to the minute.
const hongKong =
  '01-06 04:49,01-20 22:07,02-04 16:27,02-19 12:13,03-05 10:23,03-20 11:06,04-04 15:02,04-19 22:00,05-05 08:10,05-20 20:59,06-05 12:10,06-21 04:51,07-06 22:20,07-22 15:44,08-07 08:09,08-22 22:55,09-07 11:11,09-22 20:44,10-08 03:00,10-23 06:15,11-07 06:20,11-22 03:56,12-06 23:17,12-21 17:21';

test('the terms of 2024 are within a minute of the table of the Hong Kong Observatory', () => {
  const printed = hongKong.split(',').map((text) => Date.parse(`2024-${text.replace(' ', 'T')}:00+08:00`));
  const off = solarTermsOf(2024).map(({ epochMilliseconds }, place) =>
    Math.abs(epochMilliseconds - (printed[place] ?? 0)),
  );
  expect(off).toHaveLength(24);
  expect(Math.max(...off)).toBeLessThan(60_000);
});

test('every solar term of 1900-2100 has the same day in tyme4ts', () => {
  const differing: string[] = [];
  for (let year = 1900; year <= 2100; year += 1) {
    for (const [place, { date, characters }] of solarTermsOf(year).entries()) {
      const { day } = {
        day: SolarTermOfTyme.fromIndex(year, place + 1)
          .getJulianDay()
          .getSolarDay(),
      };
      const theirs = isoOf({ year: day.getYear(), month: day.getMonth(), day: day.getDay() });
      if (theirs !== isoOf(date)) differing.push(`${characters} ${isoOf(date)} ${theirs}`);
    }
  }
  expect(differing).toEqual([]);
});

test('the Start of Spring is the day that getStartOfSpring gives, in every year', () => {
  for (let year = 1583; year <= 2200; year += 1)
    expect(getSolarTerm(year, 'li-chun').date).toEqual(getStartOfSpring(year));
});

test('a year has 24 terms in order, 15° apart, twelve of them major', () => {
  const terms = solarTermsOf(2026);
  expect(terms.map(({ id }) => id)).toEqual(solarTermIds);
  expect(terms.map(({ longitude }) => longitude).slice(0, 7)).toEqual([285, 300, 315, 330, 345, 0, 15]);
  expect(terms.filter(({ isMajor }) => isMajor).map(({ characters }) => characters)).toEqual(
    '大寒 雨水 春分 穀雨 小滿 夏至 大暑 處暑 秋分 霜降 小雪 冬至'.split(' '),
  );
  expect(terms[5]).toMatchObject({ id: 'chun-fen', name: 'Spring Equinox', longitude: 0, isMajor: true });
  const lengths = terms
    .slice(1)
    .map((term, place) => term.epochMilliseconds - (terms[place]?.epochMilliseconds ?? 0));
  expect(Math.min(...lengths)).toBeGreaterThan(14.6 * 86_400_000);
  expect(Math.max(...lengths)).toBeLessThan(15.8 * 86_400_000);
});

test('the moment is the same everywhere, and its day is that of the country', () => {
  // 23:30 in Vietnam, 00:30 in China, 01:30 in Korea and Japan.
  const dates = (['china', 'vietnam', 'korea', 'japan'] as const).map((calendar) => {
    const { instant, date } = getSolarTerm(2024, 'da-xue', { calendar });
    return `${instant.slice(0, 16)} ${isoOf(date)}`;
  });
  expect(dates).toEqual([
    '2024-12-06T15:16 2024-12-06',
    '2024-12-06T15:16 2024-12-06',
    '2024-12-06T15:16 2024-12-07',
    '2024-12-06T15:16 2024-12-07',
  ]);
});

test('the instant is text that Temporal reads, and the same moment as the milliseconds', () => {
  for (const { instant, epochMilliseconds } of solarTermsOf(1583)) {
    expect(instant).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(Temporal.Instant.from(instant).epochMilliseconds).toBe(epochMilliseconds);
  }
});

test('the term of a date is the last one that began on or before that day', () => {
  const anyDay = fc.record({
    year: fc.integer({ min: 1968, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  });
  fc.assert(
    fc.property(anyDay, fc.constantFrom('china', 'vietnam', 'korea', 'japan'), (date, calendar) => {
      const found = solarTermOf(date, { calendar });
      const until = isoOf(date);
      const begun = solarTermsOf(date.year, { calendar }).filter((term) => isoOf(term.date) <= until);
      expect(found?.id).toBe(begun.at(-1)?.id ?? 'dong-zhi');
      expect(isoOf(found?.date ?? { year: 9999, month: 1, day: 1 }) <= until).toBe(true);
    }),
  );
});

test('in the first days of a year it is still the Winter Solstice of the year before', () => {
  expect(solarTermOf('2024-01-05')).toMatchObject({
    id: 'dong-zhi',
    date: { year: 2023, month: 12, day: 22 },
  });
  expect(solarTermOf('2024-01-06')).toMatchObject({ id: 'xiao-han', date: { year: 2024 } });
  expect(solarTermOf('1583-01-01')).toMatchObject({
    id: 'dong-zhi',
    date: { year: 1582, month: 12, day: 22 },
  });
  expect(solarTermOf('2200-12-31')?.id).toBe('dong-zhi');
});

test('accepts a Temporal.PlainDate of any calendar', () => {
  const date = Temporal.PlainDate.from('2024-02-04').withCalendar('hebrew');
  expect(solarTermOf(date)?.id).toBe('li-chun');
});

/** Values that a caller without types may pass. */
const anything = (value: unknown): never => value as never;

test.each(Object.entries(ranges))(
  'a year outside the calendar of %s is refused with its range',
  (name, years) => {
    const calendar = name as CalendarName;
    for (const year of [years[0] - 1, years[1] + 1]) {
      for (const ask of [
        () => solarTermsOf(year, { calendar }),
        () => getSolarTerm(year, 'li-chun', { calendar }),
        () => solarTermOf({ year, month: 5, day: 1 }, { calendar }),
      ])
        expect(ask).toThrow(new RegExp(`${years[0]} to ${years[1]}`));
    }
    for (const year of years) expect(solarTermsOf(year, { calendar })).toHaveLength(24);
  },
);

test.each(['lichun', '立春', '', null, 2, 'constructor'])('refuses %j as a solar term', (id) => {
  expect(() => getSolarTerm(2024, anything(id))).toThrow(/xiao-han.*dong-zhi/);
});

test.each(['2024-02-30', 'yesterday'])('%j is not a date and has no solar term', (date) => {
  expect(solarTermOf(date)).toBeUndefined();
});
