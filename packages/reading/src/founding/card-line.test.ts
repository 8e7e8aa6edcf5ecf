import { zodiacSignIds } from '@org/zodiac-core';
import { expect, test } from 'vitest';
import { foundings } from '../test/foundings.ts';
import { cardLine } from './card-line.ts';

test('without a birth a card names the zodiac year and the three signs that it suits', () => {
  expect(cardLine({ year: 1945, month: 7 })).toBe(
    'A Wood Rooster year. Works well with the Dragon, the Ox and the Snake.',
  );
});

test.each([
  ['rooster', 'You share this sign.'],
  ['dragon', 'A good match for you: Rooster and Dragon.'],
  ['ox', 'A good match for you: Rooster and Ox.'],
  ['rabbit', 'Opposite your sign, the Rabbit.'],
  ['dog', 'An uneven match for you: Rooster and Dog.'],
  ['pig', 'Works well with the Dragon, the Ox and the Snake.'],
] as const)('a card tells a reader who is a %s: %s', (reader, sentence) => {
  expect(cardLine({ year: 1945, month: 7 }, reader)).toBe(`A Wood Rooster year. ${sentence}`);
});

test('every row of the product has one plain line without Chinese for every reader', () => {
  const lines = foundings.flatMap(({ date }) =>
    [undefined, ...zodiacSignIds].map((reader) => cardLine(date, reader)),
  );
  expect(lines.length).toBeGreaterThan(20_000);
  expect(lines.filter((line) => !/^An? \w+ \w+ year\. [A-Z][\w:, ]+\.$/.test(line))).toEqual([]);
});
