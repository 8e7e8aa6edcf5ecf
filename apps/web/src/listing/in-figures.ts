import { inFigures } from '@org/api-contract/lists';

export { inFigures };

/**
 * The number of rows that a value of a facet would show, as its label ends.
 *
 * @param capped - not all rows are counted, so that there are so many at least
 */
export function countInBrackets(count: number, capped = false): string {
  if (!capped) return ` (${inFigures(count)})`;
  return count === 0 ? '' : ` (${inFigures(count)}+)`;
}
