import type { Element } from '@org/zodiac-core';
import type { ElementNumbers } from '@org/zodiac-core/pillars';
import { cycleOfElements } from './element-numbers.ts';
import type { Strength } from './prose/element-texts.ts';
import { elementOf } from './ten-gods-of-elements.ts';

const minStrongPercent = 55;
const minEvenPercent = 35;

/** What share of the points helps the day master: its own element and the one that feeds it. */
export function strengthOf(
  dayMaster: Element,
  points: ElementNumbers,
): { readonly strength: Strength; readonly percent: number } {
  const total = cycleOfElements.reduce((sum, element) => sum + points[element], 0);
  const helping = points[dayMaster] + points[elementOf(dayMaster, 'resources')];
  const percent = Math.round((100 * helping) / total);
  if (percent >= minStrongPercent) return { strength: 'strong', percent };
  return { strength: percent >= minEvenPercent ? 'even' : 'slight', percent };
}
