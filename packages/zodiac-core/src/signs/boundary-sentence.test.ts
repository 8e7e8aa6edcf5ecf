import { expect, test } from 'vitest';
import { boundarySentence } from '../index.ts';

test('the sentence about a birthday near New Year’s Day names the day and the sign', () => {
  expect(boundarySentence('1990-01-26')).toBe(
    'Chinese New Year’s Day was January 27, 1990. This birthday came before it, so it still belongs to the year before: the Year of the Snake.',
  );
  expect(boundarySentence('1990-01-27')).toBe(
    'Chinese New Year’s Day was January 27, 1990. This birthday is on or after it, so it belongs to the new year: the Year of the Horse.',
  );
  expect(boundarySentence({ year: 2027, month: 2, day: 28 })).toContain('was February 6, 2027');
});

test('later months have none, because New Year’s Day is always before March', () => {
  expect(boundarySentence('1990-03-01')).toBeUndefined();
  expect(boundarySentence('1990-02-30')).toBeUndefined();
  expect(() => boundarySentence('1582-02-01')).toThrow(RangeError);
});
