import { inFigures } from '@org/api-contract/lists';

export { inFigures };

/**
 * The number of rows that a value of a facet would show, for the end of its label.
 *
 * @param capped - whether only some rows were counted, so that the number is a minimum
 */
export function countInBrackets(count: number, capped = false): string {
  if (!capped) return ` (${inFigures(count)})`;
  return count === 0 ? '' : ` (${inFigures(count)}+)`;
}
