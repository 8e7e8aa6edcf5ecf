import { text } from '@org/content/articles';
import type { CalendarDate, ZodiacSign } from '@org/zodiac-core';
import { signOfYear } from './sign-words.ts';

/** From January of the twentieth calendar year after a zodiac year, all people born in it are 18. */
const grownUpAfterYears = 20;

/** Whether some of the people born in a zodiac year are under 18. */
export const areMinors = (born: number, today: Date): boolean =>
  today.getUTCFullYear() - born < grownUpAfterYears;

const childWords =
  /\b(?:child(?:ren)?|kids?|bab(?:y|ies)|boys?|girls?|sons?|daughters?|teen(?:s|agers?)?|toddlers?|infants?|newborns?|unborn|minors|school(?:boy|girl)s?|kindergart\w*|preschool\w*|under-?age)\b/i;

/** Whether a keyword names a child. */
export const namesChild = (text: string): boolean => childWords.test(text);

const ageBelow18 =
  /\b(?:\d|1[0-7])[\s-]*(?:(?:years?|yrs?)?[\s-]*old|y\/?o)\b|\baged? (?:\d|1[0-7])\b|\bunder 18\b/i;
const matching =
  /\bto date\b|\blove|\bromance\b|\bromantic\b|\bmarri|\bmarry\b|\brelationship|\bdating\b|\bpartner|\bsoulmate|\bmatch|\bcompatib|\bcompatab|\bwife\b|\bhusband\b|\b(?:girl|boy)friend|\bcrush|\bkiss|\bflirt|\bspouse\b|\bcouples?\b|\battract|\bget along\b|\bvs\b|\band\b/;

const ownChild =
  /\b(?:my|our|your|his|her|their) (?:\w+ )?(?:child(?:ren)?|kids?|bab(?:y|ies)|sons?|daughters?|teenagers?|toddlers?|newborns?)\b/i;

export const minorsRefused = text('refused.minors');

/** Whether a keyword asks how two people get along. */
const asksForMatch = (text: string): boolean => matching.test(text);

/** Words that ask for the work or the income of a sign. */
const earning = /\bcareers?\b|\bjobs?\b|\bwork|\bbusiness|\bmoney\b|\bwealth|\brich(?:est)?\b/;

const forecast = /\bhoroscopes?\b|\bforecasts?\b|\bpredict/;
const birth = /\bborn\b|\bbirth/;

/** Whether a year is the year of a forecast, as in "rooster 2025 love horoscope", and not a year of birth. */
const isOfForecast = (text: string, sign: ZodiacSign | undefined, year: number, thisYear: number): boolean =>
  forecast.test(text) &&
  !birth.test(text) &&
  (year >= thisYear - 1 || (sign !== undefined && sign !== signOfYear(year)));

/**
 * Whether a keyword asks to match a person who is under 18 or not born yet, or for the work or income of one. A future year without a second sign or year
 * asks for a forecast, as in "love in 2027", and is allowed.
 */
export function mentionsMinors(
  {
    text,
    years,
    signs,
    dates,
  }: {
    readonly text: string;
    readonly years: readonly number[];
    readonly signs: readonly ZodiacSign[];
    readonly dates: readonly CalendarDate[];
  },
  today: Date,
): boolean {
  const all = [...years, ...dates.map(({ year }) => year)];
  if (asksForMatch(text) && (ageBelow18.test(text) || ownChild.test(text))) return true;
  const thisYear = today.getUTCFullYear();
  const [year] = all;
  const isForecast = year !== undefined && isOfForecast(text, signs[0], year, thisYear);
  const isBirthYear =
    year !== undefined && year < thisYear && signs.length === 1 && signs[0] === signOfYear(year);
  if (earning.test(text) && isBirthYear && !isForecast && areMinors(year, today)) return true;
  const asks =
    signs.length > 1 ||
    (years.length > 0 &&
      /\b(?:boys?|girls?|man|men|woman|women)\b.*\b(?:boys?|girls?|man|men|woman|women)\b/.test(text)) ||
    (asksForMatch(text) && signs.length + all.length > 0);
  if (!asks) return false;
  if (childWords.test(text) || ageBelow18.test(text)) return true;
  if (isForecast && all.length === 1 && dates.length === 0 && signs.length < 2) return false;
  const young = all.filter((year) => areMinors(year, today));
  return young.some((year) => year < thisYear) || (young.length > 0 && (all.length > 1 || signs.length > 1));
}
