import type { Element } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';

/** The elements that a person lacks, and which of them the other person has. */
export interface CompletedElements {
  readonly missing: readonly Element[];
  readonly supplied: readonly Element[];
}

const elements: readonly Element[] = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];

/** Counts visible stems and branches. */
export function completedElements(own: Chart, other: Chart): CompletedElements {
  const missing = elements.filter((element) => own.elements.visible[element] === 0);
  return { missing, supplied: missing.filter((element) => other.elements.visible[element] > 0) };
}
