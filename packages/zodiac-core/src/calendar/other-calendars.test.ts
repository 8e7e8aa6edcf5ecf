import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill/full';
import { expect, test } from 'vitest';
import {
  explainSign,
  foundingSign,
  getZodiacSignByDate,
  lifePathNumber,
  personalYearNumber,
  signOf,
} from '../index.ts';

const calendars = ['chinese', 'hebrew', 'buddhist', 'japanese', 'roc', 'gregory', 'islamic-civil', 'persian'];

const anyDay = fc
  .integer({ min: Date.UTC(1583, 0, 1) / 86_400_000, max: Date.UTC(2200, 11, 31) / 86_400_000 })
  .map((days) => Temporal.PlainDate.from('1970-01-01').add({ days }));

test.each(calendars)('every function reads a PlainDate of the %s calendar by its ISO day', (calendar) => {
  fc.assert(
    fc.property(anyDay, (iso) => {
      const { year, month, day } = iso;
      const other = iso.withCalendar(calendar);
      expect(signOf(other)).toEqual(signOf({ year, month, day }));
      expect(foundingSign(other)).toEqual(foundingSign({ year, month, day }));
      expect(getZodiacSignByDate(other)).toEqual(getZodiacSignByDate({ year, month, day }));
      expect(explainSign(other)).toEqual(explainSign({ year, month, day }));
      expect(lifePathNumber(other)).toBe(lifePathNumber({ year, month, day }));
      expect(personalYearNumber(other, 2026)).toBe(personalYearNumber({ month, day }, 2026));
    }),
    { numRuns: 25 },
  );
});

test('a date with a time is read by its ISO day as well', () => {
  const noon = Temporal.PlainDateTime.from('1912-02-14T12:00').withCalendar('hebrew');
  expect(signOf(noon)).toMatchObject({ certain: true, text: 'Pig' });
  expect(foundingSign(noon.toZonedDateTime('Asia/Shanghai')).id).toBe('pig');
});

test('accepts a PlainYearMonth of the ISO calendar, and refuses one of another calendar', () => {
  const february = Temporal.PlainYearMonth.from('1912-02');
  expect(signOf(february)).toEqual(signOf({ year: 1912, month: 2 }));
  // The Gregorian calendar has the months of the ISO calendar.
  const gregorian = Temporal.PlainDate.from('1912-02-14').withCalendar('gregory').toPlainYearMonth();
  expect(signOf(gregorian)).toEqual(signOf({ year: 1912, month: 2 }));
  const ofHebrew = Temporal.PlainDate.from('1912-02-14').withCalendar('hebrew').toPlainYearMonth();
  expect(() => signOf(ofHebrew)).toThrow(/iso8601, gregory, not the string "hebrew"/);
  expect(() => foundingSign(ofHebrew)).toThrow(RangeError);
});
