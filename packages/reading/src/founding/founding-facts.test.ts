import { foundingSign } from '@org/zodiac-core';
import { expect, test } from 'vitest';
import { pillarCalled } from '../sixty-pillars.ts';
import { foundings } from '../test/foundings.ts';
import { factsOfFounding, placeInCycle } from './founding-facts.ts';

test('the sign and the zodiac year of every row agree, and the sign is the one it is filed under', () => {
  for (const { date } of Object.values(foundings).flat()) {
    const { sign, zodiacYear, pillar, naYin } = factsOfFounding(date);
    expect(sign.id).toBe(foundingSign(date).id);
    expect((((zodiacYear - 4) % 12) + 12) % 12).toBe((pillar.place - 1) % 12);
    expect(pillar.branch.character).toBe(sign.branch.character);
    expect(naYin.name).toBe(pillarCalled(pillar.name).naYin);
  }
});

test('the founding year is the first of the first round, and the thirteenth year opens the second', () => {
  const facts = { zodiacYear: 1955 };
  expect(placeInCycle(facts, 12, 1955)).toEqual({ round: 1, year: 1 });
  expect(placeInCycle(facts, 12, 1967)).toEqual({ round: 2, year: 1 });
  expect(placeInCycle(facts, 60, 2014)).toEqual({ round: 1, year: 60 });
});

test.each([
  [{ year: 1997, month: 2, day: 7 }, 1],
  [{ year: 1986, month: 2, day: 3 }, 349],
  [{ year: 1986, month: 2 }, undefined],
])('day of the zodiac year of %j: %s', (date, day) => {
  expect(factsOfFounding(date).dayOfZodiacYear).toBe(day);
});
