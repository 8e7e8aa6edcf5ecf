import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compatibility,
  getChineseNewYear,
  getZodiacSignByDate,
  sexagenaryYear,
  zodiacSignIds,
} from '../index.ts';

const year = fc.integer({ min: 1583, max: 2200 });
const day = fc.record({ year, month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) });
const sign = fc.constantFrom(...zodiacSignIds);
const yearDay = ({ month, day: ofMonth }: { month: number; day: number }): number =>
  (month - 1) * 31 + ofMonth;

test('the name of a year returns after 60 years, its stem after 10 and its branch after 12', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000, max: 10_000 }), (any) => {
      expect(sexagenaryYear(any + 60)).toEqual(sexagenaryYear(any));
      expect(sexagenaryYear(any + 10).stem).toEqual(sexagenaryYear(any).stem);
      expect(sexagenaryYear(any + 12).branch).toEqual(sexagenaryYear(any).branch);
    }),
  );
});

test('New Years lie between January 21 and February 21, 353 to 385 days apart', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1583, max: 2199 }), (any) => {
      const here = getChineseNewYear(any);
      expect(yearDay(here)).toBeGreaterThanOrEqual(21);
      expect(yearDay(here)).toBeLessThanOrEqual(52);
      const utc = (date: typeof here): number => Date.UTC(date.year, date.month - 1, date.day) / 86_400_000;
      const apart = utc(getChineseNewYear(any + 1)) - utc(here);
      expect(apart).toBeGreaterThanOrEqual(353);
      expect(apart).toBeLessThanOrEqual(385);
    }),
  );
});

test('a day belongs to the zodiac year of its own Gregorian year or to the one before', () => {
  fc.assert(
    fc.property(day, (date) => {
      const found = getZodiacSignByDate(date);
      expect(found?.zodiacYear).toBe(found?.beforeNewYear ? date.year - 1 : date.year);
      expect(found?.sign.id).toBe(zodiacSignIds[((found?.zodiacYear ?? 0) - 4) % 12]);
      expect(found?.sexagenaryName).toBe(sexagenaryYear(found?.zodiacYear ?? 0).name);
    }),
  );
});

test('compatibility is symmetric', () => {
  fc.assert(
    fc.property(sign, sign, (a, b) => {
      expect(compatibility(a, b)).toEqual(compatibility(b, a));
    }),
  );
});
