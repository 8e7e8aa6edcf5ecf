import { foundingSign } from '@org/zodiac-core';
import { expect, test } from 'vitest';
import { foundings } from '../test/foundings.ts';
import { factsOfFounding } from './founding-facts.ts';

test('the sign and the zodiac year of every row agree, and the sign is the one it is filed under', () => {
  for (const { date } of Object.values(foundings).flat()) {
    const { sign, zodiacYear, pillar } = factsOfFounding(date);
    expect(sign.id).toBe(foundingSign(date).id);
    expect((((zodiacYear - 4) % 12) + 12) % 12).toBe((pillar.place - 1) % 12);
    expect(pillar.branch.character).toBe(sign.branch.character);
  }
});
