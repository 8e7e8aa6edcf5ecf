import { text } from '@org/content/match';
import { paragraph } from '../../paragraph.ts';
import type { Paragraph } from '../../reading.ts';
import { agreementOf } from '../../number-groups.ts';
import type { PairFacts } from '../pair-facts.ts';
import { pathNumber } from '../../path-numbers.ts';
import { sentenceCase } from '../sentence-case.ts';
import { isMinor } from '../situation.ts';

/** A paragraph on the life paths of two adults; empty unless the paths agree as `wanted` says. */
export function lifePaths({ one, other }: PairFacts, wanted: 'same' | 'apart'): Paragraph[] {
  if (!one.chart || !other.chart || [one, other].some(isMinor)) return [];
  const [numberA, numberB] = [one.chart.lifePath, other.chart.lifePath];
  // 11 and 2 agree, but are different life paths.
  const agreement =
    agreementOf(numberA, numberB) === 'apart' ? 'apart' : numberA === numberB ? 'same' : 'group';
  if (agreement !== wanted) return [];
  const first = { numberA, aimA: aimOf(numberA) };
  const said =
    wanted === 'same'
      ? text('numbers.same', first)
      : text('numbers.apart', { ...first, numberB, aimB: aimOf(numberB), a: one.called, b: other.called });
  return [
    paragraph(sentenceCase(said), {
      rule: 'numbers-of-two',
      because: text('reasons.numbers', { numberA, numberB }),
      changes: text('reasons.changes.birth'),
      claims: [{ subject: 'pair:life-paths', value: agreement }],
    }),
  ];
}

/** The aim of people with a life path. */
const aimOf = (number: number): string => text(`numbers.aims.${pathNumber(number)}`);
