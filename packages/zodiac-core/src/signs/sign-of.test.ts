import { expect, test } from 'vitest';
import { boundarySentence } from '../index.ts';
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
])('the sign of %j is certain', (known, name) => {
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

test('the sentence about a birthday near New Year’s Day names the day and the sign', () => {
  expect(boundarySentence('1990-01-26')).toBe(
    'Chinese New Year’s Day was January 27, 1990. This birthday came before it, so it still belongs to the year before: the Year of the Snake.',
  );
  expect(boundarySentence('1990-01-27')).toBe(
    'Chinese New Year’s Day was January 27, 1990. This birthday is on or after it, so it belongs to the new year: the Year of the Horse.',
  );
  expect(boundarySentence({ year: 2027, month: 2, day: 28 })).toContain('was February 6, 2027');
});

test('a birthday after February has no such sentence, because New Year’s Day is always before March', () => {
  expect(boundarySentence('1990-03-01')).toBeUndefined();
  expect(boundarySentence('1990-02-30')).toBeUndefined();
  expect(() => boundarySentence('1582-02-01')).toThrow(RangeError);
});
