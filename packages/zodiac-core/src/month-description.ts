const descriptions = [
  'New beginnings',
  'Partnership',
  'Expression',
  'Foundations',
  'Freedom',
  'Home and care',
  'Reflection',
  'Ambition',
  'Compassion',
  'Turning points',
  'Insight',
  'Service',
];

/**
 * What a birth month stands for in the product's numerology, from `'New beginnings'` to `'Service'`.
 *
 * @param month - 1 (January) to 12
 * @throws RangeError when there is no such month
 * @example
 * monthDescription(1); // 'New beginnings'
 */
export function monthDescription(month: number): string {
  const description = descriptions[month - 1];
  if (!description) throw new RangeError(`A month is an integer of 1 to 12, not ${month}.`);
  return description;
}
