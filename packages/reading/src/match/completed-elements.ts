import type { Element } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';

/** The elements that a person does not show, and which of them the other one shows. */
export interface CompletedElements {
  readonly missing: readonly Element[];
  readonly supplied: readonly Element[];
}

const elements: readonly Element[] = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];

/** By the elements of stems and branches that are visible. */
export function completedElements(own: Chart, other: Chart): CompletedElements {
  const missing = elements.filter((element) => own.elements.visible[element] === 0);
  return { missing, supplied: missing.filter((element) => other.elements.visible[element] > 0) };
}
