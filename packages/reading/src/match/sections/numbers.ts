import { text } from '@org/content/match';
import { paragraph } from '../../paragraph.ts';
import type { Paragraph } from '../../reading.ts';
import type { PairFacts } from '../pair-facts.ts';
import { pathNumber } from '../../path-numbers.ts';
import { sentenceCase } from '../sentence-case.ts';
import { isMinor } from '../situation.ts';

/** A paragraph on the life path of two adults; empty unless both have the same. */
export function lifePaths({ one, other }: PairFacts): Paragraph[] {
  if (!one.chart || !other.chart || [one, other].some(isMinor)) return [];
  const [numberA, numberB] = [one.chart.lifePath, other.chart.lifePath];
  if (numberA !== numberB) return [];
  const said = text('numbers.same', { numberA, aimA: text(`numbers.aims.${pathNumber(numberA)}`) });
  return [
    paragraph(sentenceCase(said), {
      rule: 'numbers-of-two',
      because: text('reasons.numbers', { numberA, numberB }),
      changes: text('reasons.changes.birth'),
      claims: [{ subject: 'pair:life-paths', value: 'same' }],
    }),
  ];
}
