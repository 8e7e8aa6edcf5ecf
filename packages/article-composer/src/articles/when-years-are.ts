import type { ZodiacSign } from '@org/zodiac-core';
import { paragraph, type Markup } from '../claims/markup.ts';
import { listed, say, stated } from '../claims/passage.ts';
import { signTexts } from '../prose/sign-texts.ts';
import { asksWhetherBorn } from '../understand/subject-of.ts';
import { ageTurnedIn } from '../wording/age-phrases.ts';
import {
  lengthOfYear,
  newYearsEve,
  signByYear,
  spanOfYear,
  yearByName,
  yearInFigures,
  yearsOfSign,
  zodiacYearOn,
} from '../wording/calendar-phrases.ts';
import { fixedElement, placeInCircle, plural } from '../wording/sign-phrases.ts';
import { lowerFirst, units, upperFirst } from '../wording/words.ts';
import { thisYear, type Context } from './context.ts';

/** The last and the next year of a sign, that which the keyword asks for first. */
export function whenYearsAre(
  sign: ZodiacSign,
  context: Context,
  { last, next }: { last: number; next: number },
): Markup[] {
  const { text, facts } = context;
  const nextYear = say`The next ${sign.name} year is ${spanOfYear(next)}.`;
  if (asksWhetherBorn.test(text))
    return [
      paragraph(
        say`${plural(sign)} were born in ${listed(yearsOfSign(sign, last - 60, last).map(yearByName))}.`,
      ),
      paragraph('Each year begins at its New Year’s Day.'),
      paragraph(nextYear),
    ];
  if (/\bhow often\b|\bevery\b/.test(text))
    return [paragraph(say`The year of the ${sign.name} comes every twelve years.`, nextYear)];
  if (/\bmean|\bbrings?\b|\bsymbol|\brepresent|\bstands? for\b/.test(text))
    return [
      paragraph(
        say`The year of the ${sign.name} is the ${placeInCircle(sign)} of twelve, and tradition gives it the character of its animal: ${lowerFirst(sign.traits)}.`,
      ),
      paragraph(signTexts[sign.id].year[0] ?? ''),
      paragraph(nextYear),
    ];
  if (/\b(?:after|before|between|follow\w*)\b/.test(text))
    return [
      paragraph(
        say`The ${sign.name} comes after the ${signByYear(next - 1)} and before the ${signByYear(next + 1)}.`,
      ),
      paragraph(nextYear),
    ];
  if (/\belements?\b/.test(text))
    return [
      paragraph(
        say`The ${sign.name} years take the five elements in turn: ${listed(yearsOfSign(sign, last - 48, last).map(yearByName))}.`,
      ),
      paragraph(say`The fixed element of the ${sign.name} is ${fixedElement(sign)} in all of them.`),
    ];
  if (/\bhow old\b/.test(text)) return agesOf(sign, yearIn(text) ?? thisYear(context), last);
  if (/\bhow (?:long|many days)\b/.test(text))
    return [
      paragraph(
        say`The ${yearByName(last)} year has ${stated(lengthOfYear(last), ({ days }) => `${days} days`)}, from ${spanOfYear(last)}.`,
      ),
      paragraph(nextYear),
    ];
  if (/\blists?\b|\ball\b/.test(text)) {
    const since = yearIn(text) ?? 1900;
    return [
      paragraph(
        say`The ${sign.name} years since ${yearInFigures(since)} are ${listed(yearsOfSign(sign, since, last).map(yearInFigures))}.`,
      ),
      paragraph(nextYear),
    ];
  }
  if (zodiacYearOn(facts.today) === last)
    return [
      paragraph(say`It is a ${sign.name} year now: ${yearByName(last)}, ${spanOfYear(last)}.`),
      paragraph(nextYear),
    ];
  if (/\bends?\b|\bended\b|\bover\b/.test(text))
    return [
      paragraph(
        say`The last ${sign.name} year, ${yearByName(last)}, ended on ${newYearsEve(last + 1)}, and the next ends on ${newYearsEve(next + 1)}.`,
      ),
      paragraph(nextYear),
    ];
  if (/\bhow many\b(?!.*\b(?:until|till|to|away)\b)/.test(text)) {
    const since = yearIn(text) ?? 1900;
    const years = yearsOfSign(sign, since, last);
    const count = units[years.length];
    if (count)
      return [
        paragraph(
          say`${upperFirst(count)} ${sign.name} years have begun since ${yearInFigures(since)}: ${listed(years.map(yearInFigures))}.`,
        ),
        paragraph(nextYear),
      ];
  }
  const lastYear = say`The last ${sign.name} year was ${yearByName(last)}, ${spanOfYear(last)}.`;
  return /\blast\b|\bprevious\b|\bwas\b/.test(text)
    ? [paragraph(lastYear), paragraph(nextYear)]
    : [paragraph(nextYear), paragraph(lastYear)];
}

/** The year that a keyword names. */
function yearIn(text: string): number | undefined {
  const [year] = /(?<!\d)(?:1[89]|20)\d\d(?!\d)/.exec(text) ?? [];
  return year === undefined ? undefined : Number(year);
}

/** How many zodiac years of a sign, sixty years of it, are told an age. */
const agesSpan = 60;

/** As in "how old are monkeys in 2026". */
function agesOf(sign: ZodiacSign, on: number, last: number): Markup[] {
  const years = yearsOfSign(sign, Math.min(last, on) - agesSpan, Math.min(last, on)).toReversed();
  return [
    paragraph(
      say`In ${yearInFigures(on)} ${plural(sign)} of ${listed(years.map(yearInFigures))} turn ${listed(years.map((year) => ageTurnedIn(year, on)))}.`,
    ),
    paragraph('Birthdays early in the next year: one less.'),
  ];
}
