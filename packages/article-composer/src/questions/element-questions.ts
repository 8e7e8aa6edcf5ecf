import type { Element, ZodiacSign } from '@org/zodiac-core';
import { thisYear, type Context } from '../articles/context.ts';
import { say } from '../claims/passage.ts';
import {
  elementByYear,
  elementOfYear,
  newYearsDay,
  yearByName,
  yearsBetween,
  yearsOfSign,
} from '../wording/calendar-phrases.ts';
import { bestPartnersOf } from '../wording/pairing-phrases.ts';
import { fixedElement } from '../wording/sign-phrases.ts';
import { countOfYear } from '../wording/table-phrases.ts';
import type { Question } from './question.ts';

interface Asked {
  /** How its years are recognised. */
  readonly digits: string;
  readonly inMe: string;
}

const asked: Readonly<Record<Element, Asked>> = {
  Wood: {
    digits: 'Its years end in four or five, counted from the New Year that begins them.',
    inMe: 'Almanacs that advise on this name plants, green things and a walk among trees.',
  },
  Fire: {
    digits: 'A six or a seven at the end of the year is the mark, from its New Year on.',
    inMe: 'Whoever follows such advice lights a lamp in the south of the room, or wears red.',
  },
  Earth: {
    digits: 'Look for an eight or a nine as the last figure, but not before New Year’s Day.',
    inMe: 'Pots, bricks and yellow cloth are what the handbooks prescribe for want of it.',
  },
  Metal: {
    digits: 'Years with a nought or a one at the end have it, once their New Year has come.',
    inMe: 'A bell by the door or something white is the usual recommendation in such books.',
  },
  Water: {
    digits: 'Two or three is the final digit of its years, which start with their New Year.',
    inMe: 'Those who wish for more of it are told to put a bowl or dark blue in the north.',
  },
};

/** What readers of an article on an element ask next. */
export function elementQuestions(element: Element, context: Context): readonly Question[] {
  const now = thisYear(context);
  const next = yearsBetween(now + 1, now + 10).find((year) => elementOfYear(year) === element) ?? now;
  return [
    { ask: `How do I know ${element} years?`, answer: asked[element].digits },
    {
      ask: `When does the next ${element} year begin?`,
      answer: say`On ${newYearsDay(next)}: ${yearByName(next)}.`,
    },
    { ask: 'And if it is missing in me?', answer: asked[element].inMe },
    { ask: 'Which element has this year?', answer: say`${yearByName(now)}: ${elementByYear(now)}.` },
  ];
}

/** What readers of an article on a sign with an element ask next. */
export function pillarQuestions(element: Element, sign: ZodiacSign, context: Context): readonly Question[] {
  const now = thisYear(context);
  const last = yearsOfSign(sign, now - 60, now).findLast((year) => elementOfYear(year) === element) ?? now;
  const { companies } = context.facts;
  const founding = [last, last - 60].find((year) => companies.some((row) => row.year === year));
  return [
    { ask: `Which element has the ${sign.name} itself?`, answer: say`${fixedElement(sign)}, in every year.` },
    { ask: `Who goes with the ${sign.name}?`, answer: say`${bestPartnersOf(sign)}, by the harmonies.` },
    ...(founding !== undefined
      ? [
          {
            ask: 'How many companies come from such a year?',
            answer: say`Of ${yearByName(founding)} we have ${countOfYear(context.facts, 'companies', founding)}.`,
          },
        ]
      : []),
    {
      ask: 'Which years are beside it?',
      answer: say`${yearByName(last - 1)} and ${yearByName(last + 1)}, round the last one.`,
    },
  ];
}
