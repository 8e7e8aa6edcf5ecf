import { expect, test } from 'vitest';
import { getStartOfSpring } from './li-chun.ts';
import { startOfSpringBySun } from '../test/sun.ts';

test.each([
  [1912, 5],
  [1980, 5],
  [1984, 4],
  [2021, 3],
  [2024, 4],
  [2025, 3],
  [2026, 4],
])('the Start of Spring of %i is February %i', (year, day) => {
  expect(getStartOfSpring(year)).toEqual({ year, month: 2, day });
});

test('every Start of Spring of the table is the day, in UTC+8, on which the sun reaches 315°', () => {
  const ofTheSun: string[] = [];
  const ours: string[] = [];
  for (let year = 1583; year <= 2200; year += 1) {
    ofTheSun.push(`${year}: ${startOfSpringBySun(year)}`);
    ours.push(`${year}: ${getStartOfSpring(year).day}`);
  }
  expect(ours).toEqual(ofTheSun);
});

test.each([1582, 2201, 2000.5, Number.NaN])('%s is refused with the range', (year) => {
  expect(() => getStartOfSpring(year)).toThrow(/1583 to 2200/);
});
