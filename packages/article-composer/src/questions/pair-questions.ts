import type { ZodiacSign } from '@org/zodiac-core';
import { thisYear, type Context } from '../articles/context.ts';
import { say } from '../claims/passage.ts';
import { newYearsDay, yearsOfSign } from '../wording/calendar-phrases.ts';
import { bestPartnersOf } from '../wording/pairing-phrases.ts';
import { plural } from '../wording/sign-phrases.ts';
import type { Question } from './question.ts';
import { nextYearOf, opposite } from './sign-questions.ts';

/** What readers of an article on two signs ask about each of them. */
export function pairQuestions(
  [a, b]: readonly [ZodiacSign, ZodiacSign],
  context: Context,
): readonly Question[] {
  if (a === b)
    return [
      { ask: `Who suits ${plural(a)} better?`, answer: say`${bestPartnersOf(a)}.` },
      ...opposite(a, context),
      ...nextYearOf(a, context),
    ];
  return [
    ...[a, b].map((sign): Question => ({
      ask: `Who suits the ${sign.name} best?`,
      answer: say`${bestPartnersOf(sign)}, by the harmonies.`,
    })),
    { ask: 'Does it matter who is which?', answer: 'No. A rule reads alike both ways.' },
    {
      ask: 'When do their next years begin?',
      answer: say`${a.name}: ${firstDayOfNext(a, context)}. ${b.name}: ${firstDayOfNext(b, context)}.`,
    },
  ];
}

const firstDayOfNext = (sign: ZodiacSign, context: Context) => {
  const now = thisYear(context);
  return newYearsDay(yearsOfSign(sign, now + 1, now + 12)[0] ?? now);
};

/** What readers of an article on three signs ask next. */
export const trioQuestions = (signs: readonly [ZodiacSign, ZodiacSign, ZodiacSign]): readonly Question[] => [
  ...signs.map((sign): Question => ({
    ask: `Who goes with ${plural(sign)}?`,
    answer: say`${bestPartnersOf(sign)}.`,
  })),
  { ask: 'Is there a score for three?', answer: 'No. Rules of three join or do not.' },
];
