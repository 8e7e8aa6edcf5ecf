import { aboutOneself } from './questions/about-oneself.ts';
import { aboutOthers } from './questions/about-others.ts';
import { aboutTimes } from './questions/about-times.ts';
import type { AskedQuestion } from './questions/asked-question.ts';
import { refused } from './questions/refused.ts';

/** Questions as people ask them, by what they are about. */
export const questions: readonly AskedQuestion[] = [
  ...aboutOneself,
  ...aboutOthers,
  ...aboutTimes,
  ...refused,
];
