import type { ZodiacSignId } from '@org/zodiac-core';
import { signsOfAutumnInYears } from './years/autumn.ts';
import { signsOfSpringInYears } from './years/spring.ts';
import { signsOfSummerInYears } from './years/summer.ts';
import { signsOfWinterInYears } from './years/winter.ts';
import type { SignInYearTexts } from './prose-types.ts';

const texts: SignInYearTexts = {
  ...signsOfWinterInYears,
  ...signsOfSpringInYears,
  ...signsOfSummerInYears,
  ...signsOfAutumnInYears,
};

/** What tradition advises a sign in the year of a sign. It foretells nothing. */
export const signInYearText = (sign: ZodiacSignId, ruler: ZodiacSignId): string => texts[sign]?.[ruler] ?? '';
