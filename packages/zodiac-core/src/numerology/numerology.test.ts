import { expect, test } from 'vitest';
import { birthDayNumber, lifePathMeaning, monthDescription, personalYearNumber } from './numerology.ts';

test('reduces a birth day above 9, and keeps 11, 22 and days that sum to 11', () => {
  expect([1, 9, 10, 11, 15, 22, 29, 31].map(birthDayNumber)).toEqual([1, 9, 1, 11, 6, 22, 11, 4]);
});

test('the months run from New beginnings to Service', () => {
  expect(monthDescription(1)).toBe('New beginnings');
  expect(monthDescription(12)).toBe('Service');
  expect(new Set(Array.from({ length: 12 }, (_, index) => monthDescription(index + 1))).size).toBe(12);
});

test('reduces a personal year like a life path, and accepts February 29 as a birthday', () => {
  expect(personalYearNumber({ month: 5, day: 15 }, 2026)).toBe(3);
  expect(personalYearNumber({ month: 2, day: 29 }, 2025)).toBe(4);
});

test('every life path has a meaning', () => {
  const titles = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33].map((number) => lifePathMeaning(number).title);
  expect(new Set(titles).size).toBe(12);
});

test.each([0, -1, 32, 1.5, Number.NaN])('%s is refused as a day, a month and a life path', (value) => {
  expect(() => birthDayNumber(value)).toThrow(RangeError);
  expect(() => monthDescription(value)).toThrow(RangeError);
  expect(() => lifePathMeaning(value)).toThrow(RangeError);
  expect(() => personalYearNumber({ month: value, day: 1 }, 2026)).toThrow(RangeError);
  expect(() => personalYearNumber({ month: 1, day: value }, 2026)).toThrow(RangeError);
});

test('February 30 is refused as a birthday, and year 0 as a year', () => {
  expect(() => personalYearNumber({ month: 2, day: 30 }, 2026)).toThrow(RangeError);
  expect(() => personalYearNumber({ month: 2, day: 28 }, 0)).toThrow(RangeError);
});
