import type { Element } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { cycleOfElements } from '../element-numbers.ts';

/** The elements that a person lacks, and which of them the other person has. */
interface CompletedElements {
  readonly missing: readonly Element[];
  readonly supplied: readonly Element[];
}

/** Counts visible stems and branches. */
export function completedElements(own: Chart, other: Chart): CompletedElements {
  const missing = cycleOfElements.filter((element) => own.elements.visible[element] === 0);
  return { missing, supplied: missing.filter((element) => other.elements.visible[element] > 0) };
}

/** Part of an element in a chart, 0 to 1, including hidden stems and the season. */
export function shareOf({ elements: { bySeason } }: Chart, element: Element): number {
  return bySeason[element] / cycleOfElements.reduce((sum, each) => sum + bySeason[each], 0);
}

/** The element with the largest share. */
export const strongestOf = (chart: Chart): Element =>
  cycleOfElements.toSorted((a, b) => shareOf(chart, b) - shareOf(chart, a))[0] as Element;
