/** One for all numbers: making a formatter takes longer than drawing a card. */
const figures = new Intl.NumberFormat('en-US');

/** A number in figures, such as `2,542`. */
export const inFigures = (number: number): string => figures.format(number);

/**
 * The number of rows that a value of a facet would show, as its label ends.
 *
 * @param capped - not all rows are counted, so that there are so many at least
 */
export function countInBrackets(count: number, capped = false): string {
  if (!capped) return ` (${inFigures(count)})`;
  return count === 0 ? '' : ` (${inFigures(count)}+)`;
}
