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

/** Part of an element in the visible stems and branches of a chart, 0 to 1. */
export function shareOf({ elements: { visible } }: Chart, element: Element): number {
  return visible[element] / cycleOfElements.reduce((sum, each) => sum + visible[each], 0);
}

/** The element with the largest share; `undefined` if several have it. */
export function strongestOf(chart: Chart): Element | undefined {
  const maxShare = Math.max(...cycleOfElements.map((each) => shareOf(chart, each)));
  const [element, ...others] = cycleOfElements.filter((each) => shareOf(chart, each) === maxShare);
  return others.length > 0 ? undefined : element;
}
