import { expect, test } from 'vitest';
import { oneLetterOff } from './find-matches.ts';
import { compactWords, plainText, plainWords, searchText } from './plain-words.ts';
import { markMatch, searchedFields } from './mark-match.ts';

test('plain words have no accents, case or punctuation', () => {
  expect(plainWords('Nestlé S.A.')).toBe('nestle sa');
  expect(plainWords('Procter & Gamble')).toBe('procter and gamble');
  expect(plainWords("McDonald's / McDonald’s")).toBe('mcdonalds mcdonalds');
  expect(plainText('Ørsted')).toBe('orsted');
  expect(compactWords('JP Morgan')).toBe('jpmorgan');
  expect(searchText(['Ford Motor', null, 'ford'])).toBe(' ford motor ');
});

test.each([
  ['google', 'gogle', true],
  ['gogle', 'google', true],
  ['ford', 'fort', true],
  ['appel', 'apple', true],
  ['ford', 'ford', false],
  ['nike', 'kine', false],
  ['abcd', 'badc', false],
  ['a', 'abc', false],
])('%s and %s are one letter apart: %s', (a, b, expected) => {
  expect(oneLetterOff(a).includes(b)).toBe(expected);
});

test('a match marks the words in the first field that has all of them', () => {
  const fields = searchedFields([
    ['name', 'Škoda'],
    ['founder', 'Václav Laurin'],
    ['alias', null],
  ]);
  expect(markMatch(['sko'], fields)).toEqual({ field: 'name', text: 'Škoda', marks: [[0, 3]] });
  expect(markMatch(['vaclav', 'laurin'], fields)).toEqual({
    field: 'founder',
    text: 'Václav Laurin',
    marks: [
      [0, 6],
      [7, 13],
    ],
  });
  expect(markMatch(['zzz'], fields)).toBeNull();
});
