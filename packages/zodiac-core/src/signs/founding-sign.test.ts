import { expect, test } from 'vitest';
import { foundingSign } from './sign-of.ts';

test('Arizona, admitted four days before New Year’s Day 1912, is a Pig; by its year alone a Rat', () => {
  expect(foundingSign({ year: 1912, month: 2, day: 14 }).id).toBe('pig');
  expect(foundingSign({ year: 1912, month: 2 }).id).toBe('rat');
  expect(foundingSign({ year: 1912, month: 1 }).id).toBe('pig');
  expect(foundingSign({ year: 1912 }).id).toBe('rat');
});

test('a year before the table gets its sign from the lookup by year', () => {
  expect(foundingSign({ year: 1366, month: 5, day: 1 }).id).toBe('horse');
});

test('a date that does not exist is refused', () => {
  expect(() => foundingSign({ year: 1990, month: 2, day: 30 })).toThrow(RangeError);
});
