import { expect, test } from 'vitest';
import type { Birth } from './birth.ts';
import { chartOf } from './chart.ts';
import { InvalidBirth } from './invalid-birth.ts';

const today = '2026-11-22';
const berlin = { name: 'Berlin, Germany', timeZone: 'Europe/Berlin', longitude: 13.4 };
const apia = { name: 'Apia, Samoa', timeZone: 'Pacific/Apia', longitude: -171.8 };

const refusalOf = (birth: Birth): InvalidBirth | undefined => {
  try {
    chartOf(birth, { today });
  } catch (error) {
    if (error instanceof InvalidBirth) return error;
    throw error;
  }
  return undefined;
};

test.each<[Birth, string, RegExp]>([
  [{ date: '1990-02-30' }, 'birth/date', /^There is no such day as 1990-02-30\./],
  [{ date: '1582-12-31' }, 'birth/date', /begins with January 1, 1583/],
  [{ date: '2201-01-01' }, 'birth/date', /ends with December 31, 2200/],
  [{ date: '2026-11-23' }, 'birth/date', /^November 23, 2026 is still to come\./],
  [{ date: '1950-05-05', calendar: 'vietnam' }, 'birth/calendar', /China’s calendar is/],
  [
    { date: '1990-01-20', place: { ...berlin, timeZone: 'Moon/Tycho' } },
    'birth/place/timeZone',
    /choose the place/,
  ],
  [{ date: '1990-01-20', place: { ...berlin, longitude: 181 } }, 'birth/place/longitude', /-180 to 180/],
  [{ date: '2011-12-30', place: apia }, 'birth/date', /^December 30, 2011 was skipped/],
  [
    { date: '2024-03-31', time: '02:30', place: berlin },
    'birth/time',
    /^There was no 02:30 on March 31, 2024 in Europe\/Berlin/,
  ],
  [{ date: '1990-01-20', time: '25:00' }, 'birth/time', /HH:MM/],
])('%j is refused with a sentence that names the field', (birth, field, sentence) => {
  const refusal = refusalOf(birth);
  expect(refusal?.field).toBe(field);
  expect(refusal?.message).toMatch(sentence);
});

test('makes a chart for a birth today, and for a place without a time', () => {
  expect(chartOf({ date: today }, { today }).age).toBe(0);
  expect(chartOf({ date: '1990-01-20', place: berlin }, { today }).pillars.hour).toBeUndefined();
});

test('a time that the clock showed twice counts as the first one, and the chart says so', () => {
  const twice = chartOf({ date: '2024-10-27', time: '02:30', place: berlin }, { today });
  expect(twice.isTimeRepeated).toBe(true);
  expect(twice.pillars.instant).toBe('2024-10-27T00:30:00Z');
  expect(chartOf({ date: '2024-10-27', time: '04:30', place: berlin }, { today }).isTimeRepeated).toBe(false);
});

test('without a time the chart lists every set of pillars that the date can have', () => {
  const hoursOf = (birth: Birth): string[] => [
    ...new Set(chartOf(birth, { today }).possible.map(({ hour }) => hour.name)),
  ];
  const hours = hoursOf({ date: '1990-01-20' });
  expect(hours).toHaveLength(13);
  // The late Rat hour belongs to the next day.
  expect(hours.at(0)).toBe('丙子');
  expect(hours.at(-1)).toBe('戊子');
  // By true solar time the day begins after midnight in Berlin.
  expect(hoursOf({ date: '1990-01-20', place: berlin })).toHaveLength(25);
  expect(hoursOf({ date: '1990-01-20', time: '14:30' })).toEqual(['癸未']);
  // The Start of Spring of 2024 changes the year and the month within the date.
  const { possible } = chartOf({ date: '2024-02-04' }, { today });
  expect(possible).toHaveLength(13 * 4);
});

test('the year ahead begins with the zodiac year of today, or with the given one', () => {
  expect(chartOf({ date: '1990-01-20' }, { today: '2026-01-20' }).year).toBe(2025);
  expect(chartOf({ date: '1990-01-20' }, { today, year: 2031 }).year).toBe(2031);
});

test('a birth with a name that is not in Latin letters has a chart without an expression number', () => {
  expect(chartOf({ date: '1990-01-20', name: 'Ada Lovelace' }, { today }).expression).toBe(9);
  expect(chartOf({ date: '1990-01-20', name: '王小明' }, { today }).expression).toBeUndefined();
});

test('luck pillars and Kua are counted for the given sex, and for both where it is not given', () => {
  expect(Object.keys(chartOf({ date: '1990-01-20', sex: 'male' }, { today }).luck)).toEqual(['male']);
  expect(Object.keys(chartOf({ date: '1990-01-20' }, { today }).kua)).toEqual(['female', 'male']);
});
