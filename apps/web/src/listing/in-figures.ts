/** One for all numbers: making a formatter takes longer than drawing a card. */
const figures = new Intl.NumberFormat('en-US');

/** A number in figures, such as `2,542`. */
export const inFigures = (number: number): string => figures.format(number);
