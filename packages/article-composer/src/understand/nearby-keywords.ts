import type { ZodiacSign } from '@org/zodiac-core';

const general = [
  'why is there no cat in the chinese zodiac',
  'chinese zodiac years',
  'chinese zodiac compatibility chart',
];

/** Keywords near a refused one that the composer can write about. */
export const nearbyKeywords = ([sign]: readonly ZodiacSign[]): readonly string[] => {
  if (!sign) return general;
  const name = sign.name.toLowerCase();
  return [`${name} personality`, `year of the ${name}`, `${name} lucky numbers`];
};
