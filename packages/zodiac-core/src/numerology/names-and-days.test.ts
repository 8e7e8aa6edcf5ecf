import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expressionNumber, personalDayNumber, personalMonthNumber, personalYearNumber } from '../index.ts';

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33];
const birthday = fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) });
const day = fc.record({
  year: fc.integer({ min: 1, max: 9999 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
});

test('each letter has the value that the table prints', () => {
  const table = ['AJS', 'BKT', 'CLU', 'DMV', 'ENW', 'FOX', 'GPY', 'HQZ', 'IR'];
  for (const [index, letters] of table.entries())
    for (const letter of letters) expect(expressionNumber(letter), letter).toBe(index + 1);
  expect(table.join('').length).toBe(26);
});

test.each([
  // A1 D4 A1 + L3 O6 V4 E5 L3 A1 C3 E5 = 36
  ['Ada Lovelace', 9],
  ['John', 2], // 1 + 6 + 8 + 5 = 20
  ['Bob', 1], // 2 + 6 + 2 = 10
  ['Kk', 4],
  ['Iris', 1], // 9 + 9 + 9 + 1 = 28
  ['Ian', 6], // 9 + 1 + 5 = 15
  ['Ki', 11],
  ['Ivi', 22],
  ['IIIF', 33],
])('the expression of %s is %d', (name, number) => {
  expect(expressionNumber(name)).toBe(number);
});

test('diacritics, case, spaces and punctuation do not count', () => {
  expect(expressionNumber('Renée')).toBe(expressionNumber('RENEE'));
  expect(expressionNumber('Nguyễn Thị Ánh')).toBe(expressionNumber('nguyen thi anh'));
  expect(expressionNumber('Dvořák'.normalize('NFD'))).toBe(expressionNumber('Dvorak'));
  expect(expressionNumber('  Jean-Luc\tO’Neill, Jr. ')).toBe(expressionNumber('JeanLucONeillJr'));
});

test.each([
  ['李小龍', '李'],
  ['Đức', 'Đ'],
  ['Straße', 'ß'],
  ['Søren', 'ø'],
  ['Пётр', 'П'],
  ['Louis 14', '1'],
  ['김', 'ᄀ'],
  ['𝒜da', '𝒜'],
  ['Ada+', '+'],
])('in %s the character %s has no value, and the error names it', (name, character) => {
  expect(() => expressionNumber(name)).toThrow(RangeError);
  expect(() => expressionNumber(name)).toThrow(`has "${character}"; the table has the letters A to Z only`);
});

test('a name in any order of its letters has the same number, which is 1 to 9 or a master number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z]{1,60}$/), (name) => {
      const number = expressionNumber(name);
      expect(numbers).toContain(number);
      expect(expressionNumber([...name].toReversed().join(' '))).toBe(number);
    }),
  );
});

test('adds months to the personal year and days to the personal month, and keeps master numbers', () => {
  const born = { month: 5, day: 15 };
  expect(personalYearNumber(born, 2026)).toBe(3);
  expect(personalMonthNumber(born, { year: 2026, month: 8 })).toBe(11);
  expect(personalDayNumber(born, '2026-08-11')).toBe(22);
  expect(personalDayNumber(born, { year: 2026, month: 8, day: 1 })).toBe(3);
  fc.assert(
    fc.property(birthday, day, (who, date) => {
      const root = (value: number): number => ((value - 1) % 9) + 1;
      const month = personalMonthNumber(who, date);
      expect(numbers).toContain(month);
      expect(numbers).toContain(personalDayNumber(who, date));
      expect(root(month)).toBe(root(personalYearNumber(who, date.year) + date.month));
      expect(root(personalDayNumber(who, date))).toBe(root(month + date.day));
    }),
  );
});
