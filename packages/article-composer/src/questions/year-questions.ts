import {
  compatibility,
  lastCalendarYear,
  zodiacSigns,
  type CalendarDate,
  type ZodiacSign,
} from '@org/zodiac-core';
import { fromLunarDate } from '@org/zodiac-core/lunar';
import { thisYear, type Context } from '../articles/context.ts';
import { listed, say, stated, type Passage } from '../claims/passage.ts';
import { ageOn, dateOfAge, dayOfAge } from '../wording/age-phrases.ts';
import {
  dateInWords,
  elementByYear,
  newYearsDayIn,
  newYearsEve,
  signByYear,
  signOfYear,
  spanOfYear,
  startOfSpring,
  yearByName,
  yearInFigures,
  yearsOfSign,
} from '../wording/calendar-phrases.ts';
import { countOfYear } from '../wording/table-phrases.ts';
import { signsOffending } from '../wording/tai-sui-phrases.ts';
import type { Question } from './question.ts';
import { bestPartners } from './sign-questions.ts';

export const todayOf = ({ facts: { today } }: Context): CalendarDate => ({
  year: today.getUTCFullYear(),
  month: today.getUTCMonth() + 1,
  day: today.getUTCDate(),
});

/** What readers of an article on a year ask next: of a past one about its people, of a coming one about its days. */
export function yearQuestions(year: number, context: Context): readonly Question[] {
  const now = thisYear(context);
  const neighbours: Question = {
    ask: 'Which years are next to it?',
    answer: say`${yearByName(year - 1)} before it, ${yearByName(year + 1)} after it.`,
  };
  if (year >= now)
    return [
      friendsOfYear(year),
      feastQuestion('Mid-Autumn', year, 8, 15),
      feastQuestion('Dragon Boat Festival', year, 5, 5),
      neighbours,
    ];
  const born = { year, month: 7, day: 1 };
  return [
    ...(year > now - 110
      ? [
          {
            ask: say`Born on ${dateOfAge(born, todayOf(context))}: how old on ${dayOfAge(born, todayOf(context))}?`,
            answer: say`${ageOn(born, todayOf(context))}.`,
          },
        ]
      : []),
    ...bestPartners(signOfYear(year), context),
    ...(context.facts.companies.length > 0
      ? [
          {
            ask: say`How many companies date from ${yearInFigures(year)}?`,
            answer: say`Of ours, ${countOfYear(context.facts, 'companies', year)}.`,
          },
        ]
      : []),
    neighbours,
  ];
}

/** The signs that stand in a harmony with the sign of a year. */
const friendsOf = (year: number): Passage =>
  listed(
    zodiacSigns
      .filter((sign) => compatibility(sign.id, signOfYear(year).id).score >= 85)
      .map(({ name }) => name),
  );

const friendsOfYear = (year: number): Question => ({
  ask: say`Which signs does ${yearInFigures(year)} favor?`,
  answer: say`${friendsOf(year)}, by the harmonies.`,
});

const feastQuestion = (name: string, year: number, month: number, day: number): Question => {
  const date = fromLunarDate({ year, month, day });
  if (!date) throw new RangeError(`Every lunar year has month ${month}.`);
  return {
    ask: say`When is ${name} ${yearInFigures(year)}?`,
    answer: say`On ${stated({ kind: 'lunar date', lunar: { year, month, day }, date }, (claim) => dateInWords(claim.date))}.`,
  };
};

/** What readers of the date of a New Year ask next. */
export function newYearQuestions(year: number): readonly Question[] {
  return [
    {
      ask: 'Which animal does it end?',
      answer: say`The ${signByYear(year - 1)}, whose last day is ${newYearsEve(year)}.`,
    },
    { ask: 'When does the new year end?', answer: say`On ${newYearsEve(year + 1)}.` },
    ...(year >= 1968 && year <= 2100
      ? [
          {
            ask: 'Is it the same day in Vietnam and Korea?',
            answer: say`Vietnam: ${newYearsDayIn('vietnam', year)}. Korea: ${newYearsDayIn('korea', year)}.`,
          },
        ]
      : []),
    { ask: 'Who is said to offend Tai Sui then?', answer: say`${signsOffending(year)}.` },
  ];
}

/** What readers of an article on a sign in a year ask next. */
export function signInYearQuestions(sign: ZodiacSign, year: number): readonly Question[] {
  const own = yearsOfSign(sign, year, Math.min(year + 11, lastCalendarYear - 1))[0] ?? year;
  return [
    friendsOfYear(year),
    ...(own === year
      ? []
      : [{ ask: `When is the ${sign.name}’s own year?`, answer: say`From ${spanOfYear(own)}.` }]),
    {
      ask: say`Which element has ${yearInFigures(year)}?`,
      answer: say`${elementByYear(year)}; birth charts begin it on ${startOfSpring(year)}.`,
    },
  ];
}

/** What readers of an article on all signs in a year ask next. */
export function signsInYearQuestions(year: number): readonly Question[] {
  return [
    { ask: 'When does it begin and end?', answer: say`${spanOfYear(year)}.` },
    { ask: 'Whose own year is it?', answer: say`That of the ${signByYear(year)}.` },
    {
      ask: 'Which signs does the year after favor?',
      answer: say`${friendsOf(year + 1)}, under the ${signByYear(year + 1)}.`,
    },
    {
      ask: 'Which element has it?',
      answer: say`${elementByYear(year)}; birth charts begin it on ${startOfSpring(year)}.`,
    },
  ];
}

/** What readers of a list of years ask next. */
export const yearsQuestions = (first: number, last: number): readonly Question[] => [
  { ask: say`Which year is before ${yearInFigures(first)}?`, answer: say`${yearByName(first - 1)}.` },
  { ask: say`Which year is after ${yearInFigures(last)}?`, answer: say`${yearByName(last + 1)}.` },
];

/** What readers of an article on the rows of a year ask next. */
export const tableInYearQuestions = (year: number): readonly Question[] => [
  { ask: say`How long is the year of ${yearInFigures(year)}?`, answer: say`From ${spanOfYear(year)}.` },
  { ask: 'Which years are beside it?', answer: say`${yearByName(year - 1)} and ${yearByName(year + 1)}.` },
];
