import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lifePathNumber } from './numerology.ts';

test.each([
  [{ year: 1990, month: 5, day: 15 }, 3],
  [{ year: 1992, month: 11, day: 6 }, 11],
])('%j has the life path %d', (date, expected) => {
  expect(lifePathNumber(date)).toBe(expected);
});

test('a life path is 1 to 9 or a master number', () => {
  fc.assert(
    fc.property(
      fc.record({
        year: fc.integer({ min: 1, max: 9999 }),
        month: fc.integer({ min: 1, max: 12 }),
        day: fc.integer({ min: 1, max: 28 }),
      }),
      (date) => [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33].includes(lifePathNumber(date)),
    ),
  );
});

test('no date between the years 32 and 6955 has the life path 33', () => {
  const lifePathsOf = (year: number): number[] =>
    // January and December together have every sum of month and day.
    [1, 12].flatMap((month) =>
      Array.from({ length: 31 }, (_, index) => lifePathNumber({ year, month, day: index + 1 })),
    );
  const years = Array.from({ length: 9999 }, (_, index) => index + 1);
  const with33 = years.filter((year) => lifePathsOf(year).includes(33));
  expect(with33.filter((year) => year >= 32 && year <= 6955)).toEqual([]);
  expect([with33.includes(31), with33.includes(6956)]).toEqual([true, true]);
});
