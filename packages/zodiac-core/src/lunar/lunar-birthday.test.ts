import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysOfLunarMonth, fromLunarDate, leapMonthOf, lunarBirthday, toLunarDate } from './index.ts';

test('a birthday is the same lunar day of another year', () => {
  expect(lunarBirthday({ month: 1, day: 1 }, 2027)).toEqual({ year: 2027, month: 2, day: 6 });
  expect(lunarBirthday({ month: 1, day: 1 }, 2027, { calendar: 'korea' })).toEqual({
    year: 2027,
    month: 2,
    day: 7,
  });
  expect(lunarBirthday({ month: 12, day: 8 }, 2025)).toEqual({ year: 2026, month: 1, day: 26 });
});

test('someone born in an ordinary month celebrates in that month, even if a leap month follows', () => {
  expect(lunarBirthday({ month: 6, day: 1 }, 2025)).toEqual({ year: 2025, month: 6, day: 25 });
  expect(lunarBirthday({ month: 6, isLeapMonth: true, day: 1 }, 2025)).toEqual({
    year: 2025,
    month: 7,
    day: 25,
  });
});

test.each([
  ['same-month', { year: 2026, month: 7, day: 14 }],
  ['next-month', { year: 2026, month: 8, day: 13 }],
  ['none', undefined],
] as const)('in a year without the leap month, %s gives %j', (withoutLeapMonth, date) => {
  expect(lunarBirthday({ month: 6, isLeapMonth: true, day: 1 }, 2026, { withoutLeapMonth })).toEqual(date);
});

test.each([
  ['last-day', { year: 2026, month: 2, day: 16 }],
  ['next-day', { year: 2026, month: 2, day: 17 }],
  ['none', undefined],
] as const)('where the month has no day 30, %s gives %j', (withoutDay30, date) => {
  expect(daysOfLunarMonth({ year: 2025, month: 12 })).toBe(29);
  expect(lunarBirthday({ month: 12, day: 30 }, 2025, { withoutDay30 })).toEqual(date);
});

const calendar = fc.constantFrom('china', 'vietnam', 'korea');
const anyBirth = fc.record({
  month: fc.integer({ min: 1, max: 12 }),
  isLeapMonth: fc.boolean(),
  day: fc.integer({ min: 1, max: 30 }),
});

test('every birth has a birthday in every year of each calendar, on the same lunar day if it exists', () => {
  fc.assert(
    fc.property(anyBirth, fc.integer({ min: 1968, max: 2100 }), calendar, (born, year, name) => {
      const options = { calendar: name } as const;
      const date = lunarBirthday(born, year, options);
      const own = fromLunarDate({ ...born, year }, options);
      expect(date).toEqual(own ?? date);
      const lunar = date && toLunarDate(date, options);
      expect(lunar?.year).toBe(year);
      expect(lunar?.month).toBe(born.month);
      expect(lunar?.isLeapMonth).toBe(born.isLeapMonth && leapMonthOf(year, options) === born.month);
      expect(lunar?.day).toBe(own ? born.day : Math.min(born.day, 29 + Number(lunar?.day === 30)));
    }),
  );
});

test('refuses the month after the last month of the calendar, whose days are unknown', () => {
  const lastLeap = { month: 12, isLeapMonth: true, day: 1 } as const;
  expect(lunarBirthday(lastLeap, 2199, { withoutLeapMonth: 'next-month' })).toEqual(
    fromLunarDate({ year: 2200, month: 1, day: 1 }),
  );
  expect(() => lunarBirthday(lastLeap, 2200, { withoutLeapMonth: 'next-month' })).toThrow(RangeError);
});

test('returns undefined for a day or leap month that the year lacks', () => {
  expect(fromLunarDate({ year: 2024, month: 1, day: 30 })).toBeUndefined();
  expect(fromLunarDate({ year: 2024, month: 2, isLeapMonth: true, day: 1 })).toBeUndefined();
  expect(daysOfLunarMonth({ year: 2024, month: 2, isLeapMonth: true })).toBeUndefined();
  expect(leapMonthOf(2024)).toBeUndefined();
});

test.each(['1990-02-30', 'yesterday', '1990-1-1'])('%j is not a date and has no lunar date', (date) => {
  expect(toLunarDate(date)).toBeUndefined();
});

test.each([
  ['1582-12-31', 'china', /1583/],
  ['2201-02-14', 'china', /1583-01-01 to 2201-02-03/],
  ['1967-12-31', 'vietnam', /1968/],
  ['2101-01-29', 'vietnam', /1968-01-01 to 2101-01-28/],
  ['1911-12-31', 'korea', /1912/],
  ['2101-01-29', 'korea', /1912-01-01 to 2101-01-28/],
  [{ year: 50, month: 1, day: 1 }, 'china', /1583/],
  [{ year: 300_000, month: 1, day: 1 }, 'china', /1583/],
] as const)('%j is outside the calendar of %s, and the error has its range', (date, name, range) => {
  expect(() => toLunarDate(date, { calendar: name })).toThrow(RangeError);
  expect(() => toLunarDate(date, { calendar: name })).toThrow(range);
});

test('a lunar date before the first day of a calendar is refused with the range', () => {
  expect(() => fromLunarDate({ year: 1582, month: 5, day: 1 })).toThrow(/1583-01-01/);
  expect(() => fromLunarDate({ year: 1582, month: 12, day: 7 })).toThrow(/1583-01-01/);
  expect(fromLunarDate({ year: 1582, month: 12, day: 8 })).toEqual({ year: 1583, month: 1, day: 1 });
  expect(() => fromLunarDate({ year: 1967, month: 12, day: 1 }, { calendar: 'vietnam' })).toThrow(
    /1968-01-01/,
  );
});
