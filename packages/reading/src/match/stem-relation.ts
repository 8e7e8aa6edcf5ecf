import type { Element, HeavenlyStem } from '@org/zodiac-core';

/** The relation of two day stems. */
export type StemRelation = { readonly kind: 'combine'; readonly element: Element } | ElementRelation;

/** The relation of two elements. */
type ElementRelation =
  | { readonly kind: 'same' }
  /** `giver` is the person whose element feeds or restrains the other's element. */
  | { readonly kind: 'feeds' | 'restrains'; readonly giver: 'one' | 'other' };

const stems = '甲乙丙丁戊己庚辛壬癸';
const elements: readonly Element[] = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];
/** The elements of the five combinations 五合, 甲己 first. */
const combined: readonly Element[] = ['Earth', 'Metal', 'Water', 'Wood', 'Fire'];

/** Stems five places apart combine; for other stems the elements decide. */
export function stemRelation(one: HeavenlyStem, other: HeavenlyStem): StemRelation {
  const [a, b] = [stems.indexOf(one.character), stems.indexOf(other.character)];
  if (Math.abs(a - b) === 5) return { kind: 'combine', element: combined[a % 5] ?? 'Earth' };
  return elementRelation(one.element, other.element);
}

/** Each element feeds the next one in the cycle, and restrains the one after that. */
export function elementRelation(one: Element, other: Element): ElementRelation {
  const steps = (elements.indexOf(other) - elements.indexOf(one) + 5) % 5;
  if (steps === 0) return { kind: 'same' };
  return {
    kind: steps === 1 || steps === 4 ? 'feeds' : 'restrains',
    giver: steps < 3 ? 'one' : 'other',
  };
}
