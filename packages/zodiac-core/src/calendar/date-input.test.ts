import { Temporal } from 'temporal-polyfill/full';
import { expect, test } from 'vitest';
import { getZodiacSignByDate } from '../signs/zodiac-year.ts';

test('accepts a date as text, as an object and as a Temporal.PlainDate', () => {
  const read = ['1990-01-20', { year: 1990, month: 1, day: 20 }, Temporal.PlainDate.from('1990-01-20')].map(
    (date) => getZodiacSignByDate(date),
  );
  expect(read[0]?.sign.id).toBe('snake');
  expect(read[1]).toEqual(read[0]);
  expect(read[2]).toEqual(read[0]);
});

test('a PlainDate of another calendar is the same day', () => {
  const hebrew = Temporal.PlainDate.from('1990-01-20').withCalendar('hebrew');
  expect(hebrew.year).not.toBe(1990);
  expect(getZodiacSignByDate(hebrew)).toEqual(getZodiacSignByDate('1990-01-20'));
});
