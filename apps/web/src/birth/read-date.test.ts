import { expect, test } from 'vitest';
import { readDate } from './read-date.ts';

const today = '2026-11-22';

test.each([
  '1950-03-04',
  '1950/3/4',
  '1950 3 4',
  '3/4/1950',
  '03-04-1950',
  '4.3.1950',
  '4. 3. 1950',
  'March 4, 1950',
  'march 4 1950',
  'Mar 4, 1950',
  '4 March 1950',
  '4th of March 1950',
  '4th March, 1950',
  '1950 March 4',
  '19500304',
  '03041950',
  '  March 4, 1950  ',
])('%j is March 4, 1950', (typed) => {
  expect(readDate(typed, today)).toEqual({ date: '1950-03-04', inWords: 'Saturday, March 4, 1950' });
});

test('reads a number above 12 as the day', () => {
  expect(readDate('31/12/1950', today)).toMatchObject({ date: '1950-12-31' });
});

test.each([
  ['soon', /^Please enter the date as/],
  ['1950', /^Please enter the date as/],
  ['3/1950', /^Please enter the date as/],
  ['3/4/50', /four digits/],
  ['4 March 50', /four digits/],
  ['1990-02-30', /^This date does not exist/],
  ['13/32/1990', /^This date does not exist/],
  ['1582-12-31', /from 1583 to 2200/],
  ['2201-01-01', /from 1583 to 2200/],
  ['2026-11-23', /is in the future/],
])('%j is refused with a sentence', (typed, sentence) => {
  expect(readDate(typed, today)).toEqual({ problem: expect.stringMatching(sentence) as string });
});
