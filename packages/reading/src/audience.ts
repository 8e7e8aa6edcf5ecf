import { text } from '@org/content/reading';
import type { Chart } from './chart.ts';
import { upperFirst } from './words/grammar.ts';

/** The reader of a text. Parents read about a child; chapters, advice and examples differ by age. */
export type Audience = 'child' | 'teen' | 'adult' | 'elder';

/** Minimum age of people who read about themselves. */
const firstTeenAge = 13;
const firstAdultAge = 18;
/** Below this age the portraits look ahead, and the advice is for parents of a baby. */
const firstChildAge = 2;
/** From this age the advice on learning, days and months is for parents of a schoolchild. */
const firstSchoolAge = 8;
const lastAdultAge = 70;

export function audienceOf({ age }: Pick<Chart, 'age'>): Audience {
  if (age < firstTeenAge) return 'child';
  if (age < firstAdultAge) return 'teen';
  return age <= lastAdultAge ? 'adult' : 'elder';
}

export const isBaby = ({ age }: Pick<Chart, 'age'>): boolean => age < firstChildAge;

export const isSchoolchild = ({ age }: Pick<Chart, 'age'>): boolean =>
  age >= firstSchoolAge && age < firstTeenAge;

export const isYoung = (audience: Audience): audience is 'child' | 'teen' =>
  audience === 'child' || audience === 'teen';

/** Whether a text speaks to the person, or to parents about a child. */
export const voiceOf = (audience: Audience): 'you' | 'child' => (audience === 'child' ? 'child' : 'you');

/** The value of `{who}`: “you” or “this child”. */
export const who = (audience: Audience): string => text(`voice.who.${voiceOf(audience)}`);
/** The values of `{whose}` and `{Whose}`: “your” or “your child’s”. */
export const whose = (audience: Audience): string => text(`voice.whose.${voiceOf(audience)}`);
export const Whose = (audience: Audience): string => upperFirst(whose(audience));
