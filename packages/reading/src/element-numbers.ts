import type { Element } from '@org/zodiac-core';
import type { ElementNumbers } from '@org/zodiac-core/pillars';

/** The elements in the order in which each one feeds the next. */
export const cycleOfElements: readonly Element[] = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];

/** The elements with the highest number; several if they tie. */
export function highest(numbers: ElementNumbers): Element[] {
  const max = Math.max(...cycleOfElements.map((element) => numbers[element]));
  return cycleOfElements.filter((element) => numbers[element] === max);
}

export const absent = (numbers: ElementNumbers): Element[] =>
  cycleOfElements.filter((element) => numbers[element] === 0);
