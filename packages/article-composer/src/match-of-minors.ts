import type { KeywordTopics } from './keyword/keyword-topics.ts';

/** Somebody born in a zodiac year is 18 in the twentieth calendar year after it, in January already. */
const grownUpAfterYears = 20;

const childWords =
  /\b(?:child(?:ren)?|kids?|bab(?:y|ies)|boys?|girls?|teen(?:s|agers?)?|toddlers?|infants?|newborns?|unborn|minors|school(?:boy|girl)s?|under-?age)\b/i;
const ageBelow18 = /\b(?:\d|1[0-7])[\s-]*(?:years?|yrs?)?[\s-]*old\b|\baged? (?:\d|1[0-7])\b/i;

/**
 * Whether a keyword asks to match a person who is under 18 or not born yet. A future year without a second sign or year
 * asks for a forecast, as in "love in 2027", and is allowed.
 */
export function matchesMinors({ text, years, signs, rules, themes }: KeywordTopics, today: Date): boolean {
  const asksForMatch = themes.includes('love') || signs.length > 1 || rules.length > 0;
  if (!asksForMatch) return false;
  if (childWords.test(text) || ageBelow18.test(text)) return true;
  const thisYear = today.getUTCFullYear();
  const young = years.filter((year) => year > thisYear - grownUpAfterYears);
  return (
    young.some((year) => year < thisYear) || (young.length > 0 && (years.length > 1 || signs.length > 1))
  );
}
