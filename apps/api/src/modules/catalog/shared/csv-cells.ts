/** Reads a cell of the CSV files: blank is unknown, and unknown is `null`. */
export const textOrNull = (cell: string | undefined): string | null => cell?.trim() || null;

/** @throws Error when the cell has anything but a number */
export function numberOrNull(cell: string | undefined): number | null {
  const text = cell?.trim();
  if (!text) return null;
  const number = Number(text);
  if (!Number.isFinite(number)) throw new Error(`${text} is not a number.`);
  return number;
}

/** @throws Error when the cell has no whole number */
export function requiredInteger(cell: string | undefined, column: string): number {
  const number = numberOrNull(cell);
  if (number === null || !Number.isInteger(number)) throw new Error(`${column} must be a whole number.`);
  return number;
}

/** @throws Error when the cell has a value that is not among those known */
export function oneOf<T extends string>(known: readonly T[], cell: string | undefined, column: string): T {
  const found = known.find((each) => each === cell);
  if (!found) throw new Error(`${column} has the unknown value "${cell ?? ''}".`);
  return found;
}

/** The value, unless it is not among those known. @throws Error as {@link oneOf} */
export const oneOfOrNull = <T extends string>(
  known: readonly T[],
  cell: string | undefined,
  column: string,
) => (cell ? oneOf(known, cell, column) : null);

export const httpsOrNull = (cell: string | undefined): string | null =>
  cell?.startsWith('https://') ? cell : null;

/** The values of a cell that has several. */
export const cellValues = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(';')
    .map((value) => value.trim())
    .filter(Boolean);
