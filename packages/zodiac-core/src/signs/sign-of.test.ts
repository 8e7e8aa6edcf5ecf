import { expect, test } from 'vitest';
import { signOf } from './sign-of.ts';

test('a month with New Year’s Day gives two signs and the day on which they change', () => {
  expect(signOf({ year: 1912, month: 2 })).toEqual({
    certain: false,
    before: { id: 'pig', name: 'Pig' },
    after: { id: 'rat', name: 'Rat' },
    changesOn: { year: 1912, month: 2, day: 18 },
    text: 'either Pig until February 17 or Rat from the 18th',
  });
});

test('a year alone gives two possible signs', () => {
  expect(signOf({ year: 2001 })?.text).toBe('either Dragon until January 23 or Snake from the 24th');
  expect(signOf({ year: 2003 })?.text).toBe('either Horse until January 31 or Goat from February 1');
});

test.each([
  [{ year: 1912, month: 1 }, 'Pig'],
  [{ year: 1912, month: 3 }, 'Rat'],
  [{ year: 1912, month: 2, day: 17 }, 'Pig'],
  [{ year: 1912, month: 2, day: 18 }, 'Rat'],
])('%j is certain', (known, name) => {
  expect(signOf(known)).toMatchObject({ certain: true, text: name });
});

test('the convention moves the day of the change', () => {
  expect(signOf({ year: 1984, month: 2 }, { convention: 'li-chun' })?.text).toBe(
    'either Pig until February 3 or Rat from the 4th',
  );
  expect(signOf({ year: 2023, month: 1 }, { convention: 'li-chun' })?.text).toBe('Tiger');
});

test('month 13 and February 30 find no sign; a year outside the table is refused', () => {
  expect(signOf({ year: 1990, month: 13 })).toBeUndefined();
  expect(signOf({ year: 1990, month: 0 })).toBeUndefined();
  expect(signOf({ year: 1990, month: 2, day: 30 })).toBeUndefined();
  expect(() => signOf({ year: 1366 })).toThrow(RangeError);
  expect(() => signOf({ year: Number.NaN })).toThrow(RangeError);
});
