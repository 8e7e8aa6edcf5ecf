import { compatibility, relations, type ZodiacSignId } from '@org/zodiac-core';
import { possibleSigns } from '../question/births-in.ts';
import { signAsked } from './sign-asked.ts';
import type { Truths } from './truths.ts';

export const kindsOf = (a: ZodiacSignId, b: ZodiacSignId): string =>
  relations(a, b)
    .map((relation) => relation.kind)
    .join('+') || 'none';

export const truthsOfOthers: Truths = {
  relation: (_, a, b) => kindsOf(signAsked(a), signAsked(b)),
  score: (_, a, b) => compatibility(signAsked(a), signAsked(b)).score,
  'signs-of-birth': (chart, known) =>
    [...new Set(known.split(',').flatMap((each) => possibleSigns(each, chart)))].join('+'),
};
