const paths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] as const;
const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22] as const;

/** A single-digit number, or a master number. */
export type PathNumber = (typeof paths)[number];

export const isPathNumber = (number: number): boolean => paths.some((each) => each === number);
/** Narrows a number from zodiac-core to the numbers that have texts. */
export const pathNumber = (number: number): PathNumber => oneOf(paths, number);
export const dayNumber = (number: number): (typeof days)[number] => oneOf(days, number);

function oneOf<Numbers extends readonly number[]>(numbers: Numbers, number: number): Numbers[number] {
  const found = numbers.find((each) => each === number);
  if (found === undefined) throw new RangeError(`There is no text for the number ${number}.`);
  return found;
}
