import { expect, test } from 'vitest';
import { isBirthDate } from './birth-dates.ts';
import { sampleOf } from './sample.ts';

test('a birthday before New Year’s Day has the sign of the year before', () => {
  expect(sampleOf('1990-01-20')?.sign.name).toBe('Snake');
  expect(sampleOf('1990-01-27')?.sign.name).toBe('Horse');
});

test.each(['', '1990-02-30', '1582-12-31', '2201-01-01', 'soon'])(
  '%j is not a birth date and has no sign',
  (date) => {
    expect(sampleOf(date)).toBeUndefined();
    expect(isBirthDate(date)).toBe(false);
  },
);

test.each(['1583-01-01', '2200-12-31'])('%s, the first or last date of the calendar, has a sign', (date) => {
  expect(sampleOf(date)).toBeDefined();
  expect(isBirthDate(date)).toBe(true);
});
