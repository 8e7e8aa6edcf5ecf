import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getZodiacSign } from './zodiac-year.ts';
import { zodiacSigns } from './signs.ts';
import { zodiacSignIds } from '../cycle/branches.ts';

test('the lookup by a listed year of a sign finds that sign', () => {
  for (const sign of zodiacSigns) {
    for (const year of sign.years) expect(getZodiacSign(year)).toBe(sign);
  }
});

test('the cycle of twelve runs through every integer year', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000 }), (year) => {
      expect(getZodiacSign(year + 12)).toBe(getZodiacSign(year));
      expect(getZodiacSign(year, 1)).toBe(getZodiacSign(year - 1));
      expect(getZodiacSign(year, 7)).toBe(getZodiacSign(year));
    }),
  );
});

test.each([1988.5, Number.NaN, Number.POSITIVE_INFINITY])('%s is not a year and finds no sign', (year) => {
  expect(getZodiacSign(year)).toBeUndefined();
});

test('the twelve signs are in the order of the cycle, with all their display fields', () => {
  expect(zodiacSigns.map((sign) => sign.id)).toEqual(zodiacSignIds);
  for (const sign of zodiacSigns) {
    expect(sign.strengths.length).toBeGreaterThanOrEqual(5);
    expect(sign.weaknesses.length).toBeGreaterThanOrEqual(3);
    expect(sign.years).toHaveLength(3);
  }
});
