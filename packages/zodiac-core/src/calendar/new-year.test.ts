import { expect, test } from 'vitest';
import { getChineseNewYear } from './new-year.ts';

test('every New Year’s Day falls between January 21 and February 21', () => {
  for (let year = 1583; year <= 2200; year += 1) {
    const { month, day } = getChineseNewYear(year);
    const dayOfYear = (month - 1) * 31 + day;
    expect(dayOfYear, String(year)).toBeGreaterThanOrEqual(21);
    expect(dayOfYear, String(year)).toBeLessThanOrEqual(31 + 21);
  }
});

test.each([1582, 2201, 1990.5, Number.NaN])(
  'a year outside the table, %s, is refused with the range',
  (year) => {
    expect(() => getChineseNewYear(year)).toThrow(/1583 to 2200/);
  },
);
