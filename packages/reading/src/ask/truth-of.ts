import type { Chart } from '../chart.ts';
import { truthsOfOthers } from './truths/truths-of-others.ts';
import { truthsOfSelf } from './truths/truths-of-self.ts';
import { truthsOfTime } from './truths/truths-of-time.ts';
import type { Truths } from './truths/truths.ts';

const truths: Truths = { ...truthsOfSelf, ...truthsOfOthers, ...truthsOfTime };

/**
 * What is true of a subject that a statement claims something of, counted again from the birth.
 *
 * @returns `undefined` where the subject is unknown
 */
export function truthOf(chart: Chart, subject: string): string | undefined {
  const [kind = '', first = '', second = ''] = subject.split(':');
  const truth = truths[kind];
  return truth && String(truth(chart, first, second));
}
