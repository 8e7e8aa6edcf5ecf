import { expect, test } from 'vitest';
import {
  explainSign,
  foundingSign,
  getZodiacSign,
  getZodiacSignByDate,
  getZodiacSignByName,
  lifePathNumber,
  nextYearOfSign,
  sexagenaryYear,
  zodiacSignIds,
} from './index.ts';

/** Text and numbers that look like a date, but are not dates. */
const noDays = [
  '1990-02-30',
  '1990-04-31',
  '1990-00-10',
  '1990-13-01',
  '1990-01-00',
  '1900-02-29',
  ' 1990-02-10',
  '1990-02-10 ',
  '1990-2-1',
  '1990-02-10T00:00',
  '19900210',
  '',
  'yesterday',
  { year: 1990, month: 0, day: 1 },
  { year: 1990, month: 4, day: 31 },
  { year: 1990, month: -1, day: 1 },
];

test.each(noDays)('%j is not a date: it finds no sign, and has no life path', (date) => {
  expect(getZodiacSignByDate(date)).toBeUndefined();
  expect(explainSign(date)).toBeUndefined();
  expect(() => lifePathNumber(date)).toThrow(RangeError);
});

test.each([Number.NaN, 1990.5, '1990', null, undefined, {}, []])(
  'the lookup by year finds no sign for %j',
  (year) => {
    expect(getZodiacSign(year as never)).toBeUndefined();
  },
);

test.each([
  '1582-12-31',
  '2201-01-01',
  '0000-05-01',
  { year: 0, month: 2, day: 29 },
  { year: 50, month: 5, day: 1 },
  { year: -5, month: 5, day: 1 },
  { year: 12_000, month: 5, day: 1 },
])('%j is a real day outside the calendar, and is refused with its range', (date) => {
  expect(() => getZodiacSignByDate(date)).toThrow(/1583 to 2200/);
  expect(() => explainSign(date)).toThrow(RangeError);
});

test('year 0 and years before it belong to the cycle', () => {
  expect(getZodiacSign(0)?.name).toBe('Monkey');
  expect(getZodiacSign(-8)?.name).toBe('Rat');
  expect(sexagenaryYear(0).name).toBe('庚申');
});

test('a month or day that does not exist has no founding sign and is refused', () => {
  expect(() => foundingSign({ year: 1990, month: 13 })).toThrow(RangeError);
  expect(() => foundingSign({ year: 1990, month: 0 })).toThrow(RangeError);
  expect(() => foundingSign({ year: 1990, month: 2, day: 30 })).toThrow(RangeError);
});

test.each([1e21, 2 ** 53, -(2 ** 60), Number.MAX_VALUE, -0])(
  'the year %d has its exact place in the cycle',
  (year) => {
    const place = Number((((BigInt(year) - 4n) % 12n) + 12n) % 12n);
    expect(getZodiacSign(year)?.id).toBe(zodiacSignIds[place]);
    expect(getZodiacSign(year, 1)?.id).toBe(zodiacSignIds[(place + 11) % 12]);
    expect(foundingSign({ year }).id).toBe(zodiacSignIds[place]);
    expect(sexagenaryYear(year).place).toBe(Number((((BigInt(year) - 4n) % 60n) + 60n) % 60n) + 1);
    expect(sexagenaryYear(year).branch).toEqual(getZodiacSign(year)?.branch);
  },
);

test('the next year of a sign is refused beyond the safe integers', () => {
  expect(() => nextYearOfSign('rat', 1e21)).toThrow(RangeError);
  expect(() => nextYearOfSign('rat', Number.MAX_SAFE_INTEGER)).toThrow(RangeError);
  expect(nextYearOfSign('rat', -0)).toBe(4);
});

test('a misspelled sign name finds no sign', () => {
  expect(getZodiacSignByName('drag on')).toBeUndefined();
});
