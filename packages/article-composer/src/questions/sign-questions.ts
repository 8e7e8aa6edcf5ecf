import { getChineseNewYear, type ZodiacSign } from '@org/zodiac-core';
import { thisYear, type Context } from '../articles/context.ts';
import { say } from '../claims/passage.ts';
import { placeReasons } from '../prose/place-reasons.ts';
import type { Aspect } from '../understand/subject.ts';
import {
  newYearsDay,
  signByYear,
  spanOfYear,
  yearInFigures,
  yearsOfSign,
} from '../wording/calendar-phrases.ts';
import { bestPartnersOf, partnersOf, scoreOfPair } from '../wording/pairing-phrases.ts';
import {
  doubleHour,
  fixedElement,
  luckyColours,
  luckyNumbers,
  placeInCircle,
  plural,
  polarityOf,
} from '../wording/sign-phrases.ts';
import { countOfSign } from '../wording/table-phrases.ts';
import { lowerFirst, upperFirst, withArticle } from '../wording/words.ts';
import type { Question } from './question.ts';

type Ask = (sign: ZodiacSign, context: Context) => readonly Question[];

/** What readers of an article on one aspect of a sign ask about the others. */
export const signQuestions = (sign: ZodiacSign, aspect: Aspect, context: Context): readonly Question[] =>
  asked[aspect].flatMap((ask) => ask(sign, context));

export const nextYearOf: Ask = (sign, context) => {
  const now = thisYear(context);
  const next = yearsOfSign(sign, now + 1, now + 12)[0] ?? now;
  return [{ ask: `When is the next ${sign.name} year?`, answer: say`From ${spanOfYear(next)}.` }];
};

export const bestPartners: Ask = (sign) => [
  { ask: `Which signs suit the ${sign.name} best?`, answer: say`${bestPartnersOf(sign)}, by the harmonies.` },
];

/** Of the sign that stands across the circle. */
export const opposite: Ask = (sign) =>
  partnersOf(sign, 'six-clash').map((other) => ({
    ask: `Which sign is the opposite of the ${sign.name}?`,
    answer: say`The ${other.name}: ${scoreOfPair(sign, other)}.`,
  }));

const bornInJanuary: Ask = (sign, context) => {
  const now = thisYear(context);
  const year = yearsOfSign(sign, now - 32, now - 20)[0] ?? now;
  return [
    {
      ask: say`Born in January ${yearInFigures(year)}: is that ${withArticle(sign.name)}?`,
      answer:
        getChineseNewYear(year).month === 1
          ? say`From ${newYearsDay(year)} on, yes. Before that: ${signByYear(year - 1)}.`
          : say`No, ${withArticle(signByYear(year - 1).text)}. The year began on ${newYearsDay(year)}.`,
    },
  ];
};

const weakSides: Ask = (sign) => [
  {
    ask: `What is hard about ${withArticle(sign.name)}?`,
    answer: `Tradition says: ${sign.weaknesses.map(lowerFirst).join('; ')}.`,
  },
];

const trades: Ask = (sign) => [
  {
    ask: `What work is the ${sign.name} sent to?`,
    answer: upperFirst(sign.careerStrengths),
  },
];

const luckyTokens: Ask = (sign) => [
  {
    ask: `What are the lucky numbers of the ${sign.name}?`,
    answer: say`${luckyNumbers(sign)}; its colors are ${luckyColours(sign)}.`,
  },
];

const element: Ask = (sign) => [
  {
    ask: `Which element does the ${sign.name} belong to?`,
    answer: say`${fixedElement(sign)}, on the side of ${polarityOf(sign)}.`,
  },
];

const counts: Ask = (sign, { facts }) =>
  facts.companies.length === 0
    ? []
    : [
        {
          ask: `How many companies are ${plural(sign)}?`,
          answer: say`${countOfSign(facts, 'companies', sign)} of our table, and ${countOfSign(facts, 'usStates', sign)}.`,
        },
      ];

const place: Ask = (sign) => [
  { ask: say`Why is the ${sign.name} ${placeInCircle(sign)}?`, answer: placeReasons[sign.id] },
];

const traits: Ask = (sign) => [
  {
    ask: `What are ${plural(sign)} said to be like?`,
    answer: `${sign.traits}.`,
  },
];

const oppositeHour: Ask = (sign) =>
  partnersOf(sign, 'six-clash').map((other) => ({
    ask: 'Which hour lies opposite?',
    answer: say`That of the ${other.name}, ${doubleHour(other)}.`,
  }));

const otherSex: Ask = (sign) => [
  {
    ask: `Are ${sign.name} men and women different signs?`,
    answer: 'No. The calendar makes no difference.',
  },
];

const ages: Ask = () => [
  { ask: 'At which ages does it come?', answer: 'Twelve, twenty-four, thirty-six, and so on.' },
];

const weddings: Ask = (sign) => [
  {
    ask: `May ${withArticle(sign.name)} marry in it?`,
    answer: 'No rule of the calendar forbids it.',
  },
];

/** Each asks what the article on the aspect does not tell. */
const asked: Readonly<Record<Aspect, readonly Ask[]>> = {
  character: [bestPartners, trades, nextYearOf, bornInJanuary],
  love: [weakSides, element, luckyTokens, bornInJanuary],
  work: [bestPartners, weakSides, luckyTokens, nextYearOf],
  luck: [place, bestPartners, nextYearOf],
  money: [trades, bestPartners, luckyTokens, bornInJanuary],
  years: [bornInJanuary, traits, bestPartners, element],
  'own year': [ages, weddings, luckyTokens, opposite],
  culture: [traits, nextYearOf, counts],
  hour: [oppositeHour, traits, nextYearOf],
  man: [otherSex, bestPartners, nextYearOf],
  woman: [otherSex, bestPartners, nextYearOf],
};
