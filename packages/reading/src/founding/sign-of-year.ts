import {
  getZodiacSignById,
  sexagenaryYear,
  zodiacSignIds,
  type SignFacts,
  type ZodiacSignId,
} from '@org/zodiac-core';

/** The sign of the zodiac year that begins in a Gregorian year. */
export const signOfYear = (year: number): SignFacts =>
  getZodiacSignById(zodiacSignIds[(sexagenaryYear(year).place - 1) % 12] as ZodiacSignId);
