import type { Column, Columns, Values } from '@org/api-contract/lists';
import type { CsvRow } from '#database/read-csv.ts';

export const textOrNull = (cell: string | undefined): string | null => cell?.trim() || null;

/** @throws Error when the cell is not a number */
function numberOrNull(cell: string | undefined): number | null {
  const text = cell?.trim();
  if (!text) return null;
  const number = Number(text);
  if (!Number.isFinite(number)) throw new Error(`${text} is not a number.`);
  return number;
}

/** @throws Error when the cell has an unknown value */
function oneOf<T extends string>(known: readonly T[], cell: string | undefined, column: string): T {
  const found = known.find((each) => each === cell);
  if (!found) throw new Error(`${column} has the unknown value "${cell ?? ''}".`);
  return found;
}

const httpsOrNull = (cell: string | undefined): string | null => (cell?.startsWith('https://') ? cell : null);

/** The values of a cell with several values. */
export const cellValues = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(';')
    .map((value) => value.trim())
    .filter(Boolean);

/** The columns of the list's file. */
type OfFile<C extends Columns> = {
  [Name in keyof C]: C[Name] extends { from: string } ? never : Name;
}[keyof C];

/**
 * The values of a row of a CSV file by the described columns. A blank cell is `null`.
 *
 * @throws Error with the reason when a value is missing or impossible
 */
export const valuesOfRow = <C extends Columns>(columns: C, row: CsvRow) =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) =>
      column.from === undefined ? [[name, valueOf(row[column.csv ?? name], name, column)]] : [],
    ),
  ) as Pick<Values<C>, OfFile<C>>;

function valueOf(cell: string | undefined, name: string, column: Column): unknown {
  const value = readers[column.type](cell, name, column);
  if (value === null && column.isKnown) throw new Error(`${name} is missing.`);
  return value;
}

type Reader = (cell: string | undefined, name: string, column: Column) => unknown;

const readers: Readonly<Record<Column['type'], Reader>> = {
  text: textOrNull,
  url: httpsOrNull,
  logo: (cell) => (cell ? `/logos/${cell}.svg` : null),
  integer: (cell, name) => {
    const number = numberOrNull(cell);
    if (number !== null && !Number.isInteger(number)) throw new Error(`${name} must be a whole number.`);
    return number;
  },
  number: numberOrNull,
  flag: (cell) => cell === 'true',
  instant: textOrNull,
  sign: textOrNull,
  texts: cellValues,
  datedNames: (cell) => cellValues(cell).map(datedName),
  oneOf: (cell, name, { values = [] }) => (cell ? oneOf(values, cell, name) : null),
};

/** A name and its year, such as `Legend 1986`. */
function datedName(cell: string): { name: string; year: number } {
  const [, name, year] = /^(.+) (\d{4})$/.exec(cell) ?? [];
  if (!name || !year) throw new Error(`"${cell}" has no year.`);
  return { name, year: Number(year) };
}
