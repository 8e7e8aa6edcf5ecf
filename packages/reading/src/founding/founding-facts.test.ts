import { foundingSign, zodiacSignIds } from '@org/zodiac-core';
import { expect, test } from 'vitest';
import { foundings } from '../test/foundings.ts';
import { factsOfFounding } from './founding-facts.ts';

const elements = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];
const modulo = (a: number, b: number): number => ((a % b) + b) % b;

test('sign, zodiac year and element of every row agree, and the sign is the one it is filed under', () => {
  const problems = foundings.filter(({ date }) => {
    const { sign, zodiacYear, element } = factsOfFounding(date);
    return (
      sign.id !== foundingSign(date).id ||
      zodiacSignIds[modulo(zodiacYear - 4, 12)] !== sign.id ||
      elements[modulo(zodiacYear - 4, 10) >> 1] !== element
    );
  });
  expect(problems).toEqual([]);
  expect(foundings.length).toBeGreaterThan(4_000);
});

test('a founding has both signs if only its year is known and New Year’s Day decides', () => {
  expect(factsOfFounding({ year: 1998 })).toMatchObject({
    sign: { id: 'tiger' },
    border: { other: { id: 'ox' }, newYearsDay: { year: 1998, month: 1, day: 28 } },
  });
  expect(factsOfFounding({ year: 1998, month: 9, day: 4 }).border).toBeUndefined();
  expect(factsOfFounding({ year: 1366 }).border).toBeUndefined();
});
