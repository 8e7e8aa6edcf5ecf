import { text } from '@org/content/rows';
import { hasEnded } from '../subject.ts';
import type { Told } from './fact.ts';

/** The length of the cycle of sign and element, in years. */
const cycle = 60;

/** Whether the sign and the element of the first year return in the present year. */
export function returnInText({ subject, facts, presentYear }: Told): string | undefined {
  const age = presentYear - facts.zodiacYear;
  // Some companies ended when they were bought.
  if (hasEnded(subject) || subject.acquiredYear || facts.border || age <= 0 || age % cycle !== 0)
    return undefined;
  return text('facts.returns', { year: presentYear, element: facts.element, sign: facts.sign.name });
}
