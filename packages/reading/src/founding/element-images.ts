import { text } from '@org/content/rows';
import type { Element } from '@org/zodiac-core';

const images = [
  'Wood-Fire',
  'Fire-Earth',
  'Earth-Metal',
  'Metal-Water',
  'Water-Wood',
  'Wood-Earth',
  'Earth-Water',
  'Water-Fire',
  'Fire-Metal',
  'Metal-Wood',
] as const;

/** How one of two elements feeds or controls the other, such as `Wood feeds fire`; empty for two of one element. */
export function imageOf(one: Element, other: Element): string {
  const image = images.find((each) => each === `${one}-${other}` || each === `${other}-${one}`);
  return image ? text(`about.images.${image}`) : '';
}
