import { zodiacSigns } from '@org/zodiac-core';
import type { Context } from '../articles/context.ts';
import { wordsForQuality } from '../articles/quality-article.ts';
import type { Quality } from '../understand/qualities.ts';
import type { Question } from './question.ts';
import { nextYearOf } from './sign-questions.ts';

/** What readers of an article on a quality ask next. */
export function qualityQuestions(quality: Quality, context: Context): readonly Question[] {
  const signs = zodiacSigns.filter((sign) => wordsForQuality(sign, quality).length > 0);
  return [
    { ask: 'Is that proven of anybody?', answer: 'No. It is tradition.' },
    ...signs.slice(0, 2).flatMap((sign) => nextYearOf(sign, context)),
  ];
}
