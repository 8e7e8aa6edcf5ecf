import { requireInteger } from '../require-input.ts';

const descriptions =
  'New beginnings,Partnership,Expression,Order,Freedom,Care,Reflection,Ambition,Compassion,Change,Insight,Service';

/**
 * Returns the meaning of a birth month in the product's numerology, from `'New beginnings'` to `'Service'`.
 *
 * @param month - 1 (January) to 12
 * @throws RangeError when there is no such month
 * @see `lifePathNumber` for the tradition; the words are ours
 * @example
 * monthDescription(1); // 'New beginnings'
 */
export function monthDescription(month: number): string {
  requireInteger('month', month, 1, 12);
  return descriptions.split(',')[month - 1] as string;
}
