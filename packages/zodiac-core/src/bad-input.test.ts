import { expect, test } from 'vitest';
import {
  birthDayNumber,
  compatibility,
  describeSign,
  explainSign,
  foundingSign,
  getChineseNewYear,
  getStartOfSpring,
  getZodiacSign,
  getZodiacSignByDate,
  getZodiacSignById,
  getZodiacSignByName,
  lifePathMeaning,
  lifePathNumber,
  monthDescription,
  nextYearOfSign,
  personalYearNumber,
  readingTime,
  sexagenaryYear,
  signOf,
  signOfHour,
  zodiacSignIds,
} from './index.ts';

/** What a caller without types may pass. */
const anything = (value: unknown): never => value as never;

const noNumbers = [Number.NaN, Number.POSITIVE_INFINITY, 1990.5, '1990', ' 1990 ', null, undefined, {}, []];

test.each(noNumbers)('%j is no year', (year) => {
  expect(getZodiacSign(anything(year))).toBeUndefined();
  expect(() => getChineseNewYear(anything(year))).toThrow(RangeError);
  expect(() => getStartOfSpring(anything(year))).toThrow(RangeError);
  expect(() => sexagenaryYear(anything(year))).toThrow(RangeError);
  expect(() => nextYearOfSign('rat', anything(year))).toThrow(RangeError);
  expect(() => foundingSign({ year: anything(year) })).toThrow(RangeError);
  expect(() => signOf({ year: anything(year) })).toThrow(RangeError);
  expect(getZodiacSignByDate({ year: anything(year), month: 5, day: 1 })).toBeUndefined();
});

test.each(noNumbers)('%j is no month, day or hour', (value) => {
  expect(getZodiacSignByDate({ year: 1990, month: anything(value), day: 1 })).toBeUndefined();
  expect(getZodiacSignByDate({ year: 1990, month: 5, day: anything(value) })).toBeUndefined();
  expect(() => monthDescription(anything(value))).toThrow(RangeError);
  expect(() => birthDayNumber(anything(value))).toThrow(RangeError);
  expect(() => signOfHour(anything(value))).toThrow(RangeError);
  expect(() => personalYearNumber({ month: anything(value), day: 1 }, 2026)).toThrow(RangeError);
});

const noDates = [
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
  null,
  undefined,
  42,
  {},
  new Date(0),
  { year: 1990, month: 0, day: 1 },
  { year: 1990, month: 4, day: 31 },
  { year: 1990, month: -1, day: 1 },
];

test.each(noDates)('%j is no day: it finds no sign, and has no life path', (date) => {
  expect(getZodiacSignByDate(anything(date))).toBeUndefined();
  expect(explainSign(anything(date))).toBeUndefined();
  expect(() => lifePathNumber(anything(date))).toThrow(RangeError);
});

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

test('a month or day that cannot be is refused where a sign is filed', () => {
  expect(() => foundingSign({ year: 1990, month: 13 })).toThrow(RangeError);
  expect(() => foundingSign({ year: 1990, month: 0 })).toThrow(RangeError);
  expect(() => foundingSign({ year: 1990, month: 2, day: 30 })).toThrow(RangeError);
});

test.each([null, undefined, Number.NaN, 'text', [], Object.create(null), () => 1990, Symbol('year')])(
  '%o is no year and nothing known of a date, and the error says so',
  (value) => {
    for (const ask of [
      () => signOf(anything(value)),
      () => foundingSign(anything(value)),
      () => personalYearNumber(anything(value), 2026),
      () => lifePathNumber(anything(value)),
      () => getChineseNewYear(anything(value)),
      () => foundingSign({ year: anything(value) }),
    ]) {
      expect(ask).toThrow(RangeError);
      expect(ask).toThrow(/is an integer|no such day/);
    }
  },
);

test.each([null, 0, 'li-chun', Symbol('li-chun')])('%o is no object of options', (options) => {
  for (const ask of [
    () => signOf({ year: 2024 }, anything(options)),
    () => explainSign('2024-02-05', anything(options)),
    () => getZodiacSignByDate('2024-02-05', anything(options)),
  ])
    expect(ask).toThrow(
      new RangeError('A convention is new-year or li-chun, a calendar china, vietnam, korea, japan.'),
    );
});

test.each([0, '', '14', 14.5, Number.NaN, 30, -1])(
  '%j is no day of February where a sign is filed',
  (day) => {
    for (const year of [1990, 1366]) {
      expect(() => foundingSign({ year, month: 2, day: anything(day) })).toThrow(RangeError);
    }
    expect(signOf({ year: 1990, month: 2, day: anything(day) })).toBeUndefined();
  },
);

test.each(['2024', ['2024'], { toString: () => '2024' }, 2024n, new Date('2024-01-01'), true])(
  'the year %s is refused for its type, and is not called 2024',
  (year) => {
    for (const ask of [
      () => getChineseNewYear(anything(year)),
      () => getStartOfSpring(anything(year)),
      () => sexagenaryYear(anything(year)),
      () => nextYearOfSign('rat', anything(year)),
      () => personalYearNumber({ month: 1, day: 1 }, anything(year)),
      () => signOf({ year: anything(year) }),
      () => foundingSign({ year: anything(year) }),
    ]) {
      expect(ask).toThrow(RangeError);
      expect(ask).toThrow(/not the (string|object|bigint|boolean)\b/);
      expect(ask).not.toThrow(/not 2024/);
    }
  },
);

test.each([1e21, 2 ** 53, -(2 ** 60), Number.MAX_VALUE, -0])(
  'the year %d belongs to the cycle exactly',
  (year) => {
    const place = Number((((BigInt(year) - 4n) % 12n) + 12n) % 12n);
    expect(getZodiacSign(year)?.id).toBe(zodiacSignIds[place]);
    expect(getZodiacSign(year, 1)?.id).toBe(zodiacSignIds[(place + 11) % 12]);
    expect(foundingSign({ year }).id).toBe(zodiacSignIds[place]);
    expect(sexagenaryYear(year).place).toBe(Number((((BigInt(year) - 4n) % 60n) + 60n) % 60n) + 1);
    expect(sexagenaryYear(year).branch).toEqual(getZodiacSign(year)?.branch);
  },
);

test('the next year of a sign is refused where a number cannot hold it exactly', () => {
  expect(() => nextYearOfSign('rat', 1e21)).toThrow(RangeError);
  expect(() => nextYearOfSign('rat', Number.MAX_SAFE_INTEGER)).toThrow(RangeError);
  expect(nextYearOfSign('rat', -0)).toBe(4);
});

test.each(['4', [4], 'constructor', '__proto__', null, undefined, 1.5, 10, 12, -0])(
  '%j is no life path',
  (number) => {
    expect(() => lifePathMeaning(anything(number))).toThrow(RangeError);
  },
);

test.each(['cat', 'Rat', '', ' rat', null, undefined, 0, 'constructor', ['rat']])(
  '%j is the id of no sign',
  (id) => {
    expect(() => getZodiacSignById(anything(id))).toThrow(RangeError);
    expect(() => getZodiacSignById(anything(id))).toThrow(/rat, ox, tiger.*pig/);
    expect(() => describeSign(anything(id))).toThrow(RangeError);
    expect(() => compatibility(anything(id), 'rat')).toThrow(RangeError);
    expect(() => nextYearOfSign(anything(id), 2026)).toThrow(RangeError);
  },
);

test('a name is text, and only a sign’s name finds one', () => {
  expect(getZodiacSignByName('drag on')).toBeUndefined();
  expect(() => getZodiacSignByName(anything(null))).toThrow(TypeError);
  expect(() => readingTime(anything(null))).toThrow(TypeError);
});
