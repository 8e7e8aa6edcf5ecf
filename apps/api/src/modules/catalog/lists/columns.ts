import {
  knownForLine,
  type AnyList,
  type Column,
  type Columns,
  type ListedRow,
  type RowOf,
  type Values,
} from '@org/api-contract/lists';
import {
  firstCalendarYear,
  lastCalendarYear,
  signOf,
  type FoundingDate,
  type ZodiacSignId,
} from '@org/zodiac-core';
import { sql, type RawBuilder } from 'kysely';
import { markMatch, searchedFields } from '#modules/catalog/shared/mark-match.ts';
import { searchText } from '#modules/catalog/shared/plain-words.ts';
import type { CsvRow } from '#database/import-rows.ts';

/** A row of any list, by the names of its columns. */
export type AnyRow = ListedRow & Readonly<Record<string, unknown>>;

/** A row of a list in answers. Its type follows from the list's columns if they are known. */
type AnsweredRow<L extends AnyList> = AnyList extends L ? AnyRow : RowOf<L>;

/** A row of a list in its table. Instants are dates, and computed columns are left out. */
export type StoredRow<L extends AnyList> = {
  readonly [Name in Exclude<keyof AnsweredRow<L>, 'match' | 'otherSign'>]: AnsweredRow<L>[Name] | Date;
};

/** Whether the table stores a column. A sign is computed from the year. */
const isStored = ({ type }: Column): boolean => type !== 'sign';

/** The table's columns that answers need. */
export const storedColumns = <C extends Columns>(columns: C) =>
  [
    'id',
    'slug',
    'name',
    'zodiacSign',
    ...Object.entries(columns).flatMap(([name, column]) => (isStored(column) ? name : [])),
  ] as StoredColumn<C>[];

type StoredColumn<C extends Columns> =
  | 'id'
  | 'slug'
  | 'name'
  | 'zodiacSign'
  | { [Name in keyof C & string]: C[Name]['type'] extends 'sign' ? never : Name }[keyof C & string];

const sqlNames = new Map<string, string>();

/** The name of a described column in SQL: `zodiac_sign`, quoted. It is computed once, because each statement has many. */
export function sqlName(column: string): string {
  const known = sqlNames.get(column);
  if (known) return known;
  const name = `"${column.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}"`;
  sqlNames.set(column, name);
  return name;
}

/** A described column in a statement. It is only text, while `sql.ref` makes nodes that Kysely copies for each statement. */
export const columnRef = <T = unknown>(column: string): RawBuilder<T> => sql.raw<T>(sqlName(column));

export const selected = (columns: readonly string[]): RawBuilder<unknown> =>
  sql.raw(columns.map(sqlName).join(', '));

/** Converts a stored row to a row of the contract. */
export function rowOf<L extends AnyList>(list: L, stored: StoredRow<L>): AnsweredRow<L> {
  const row: AnyRow & Record<string, unknown> = { ...(stored as unknown as AnyRow) };
  for (const name of Object.keys(row)) {
    const value = row[name];
    if (value instanceof Date) row[name] = value.toISOString();
  }
  if ('otherSign' in list.columns) row.otherSign = otherSign(list.dateOf(row), row.zodiacSign);
  return row as AnsweredRow<L>;
}

/**
 * The second possible sign of a founding, if only its year or month is known and New Year's Day decides.
 *
 * @param filedUnder - its sign in the lists
 */
function otherSign(founding: FoundingDate, filedUnder: ZodiacSignId): ZodiacSignId | null {
  if (founding.year < firstCalendarYear || founding.year > lastCalendarYear) return null;
  const possible = signOf(founding);
  if (!possible || possible.certain) return null;
  return possible.before.id === filedUnder ? possible.after.id : possible.before.id;
}

/** The column with the year, month or day of a row's founding. */
export const dateColumn = ({ beginning }: AnyList, part: 'Year' | 'Month' | 'Day') =>
  columnRef(beginning.prefix + part);

/** The texts that a search reads, by rank. */
function searchedTexts({ search }: AnyList, row: object) {
  const valuesOf = (column: string): (string | null)[] => {
    const value: unknown = Reflect.get(row, column);
    if (Array.isArray(value)) return value.map(textOf);
    if (typeof value !== 'string') return [];
    return [column === 'knownFor' ? knownForLine(value) : value];
  };
  return search.flatMap(([field, columns]) =>
    typeof columns === 'string'
      ? valuesOf(columns).map((text) => [field, text] as const)
      : [[field, columns.flatMap(valuesOf).filter(Boolean).join(', ')] as const],
  );
}

/** The text of an element of an array: a name, or an object with a name. */
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : String(value);

/** All words that a search finds the row by. */
export const searchTextOf = (list: AnyList, row: object): string =>
  searchText(searchedTexts(list, row).map(([, text]) => text));

/** The field and the words by which a search found a row. */
export const matchOf = (list: AnyList, row: object, words: readonly string[]) =>
  markMatch(words, searchedFields(searchedTexts(list, row)));

/** The names that lead to a row. Nicknames count as aliases. */
export const namesOf = (list: AnyList, row: object) =>
  searchedTexts(list, row).flatMap(([field, shown]) => {
    if (!shown) return [];
    if (field === 'name' || field === 'alias') return [{ field, shown }];
    return field === 'nickname' ? [{ field: 'alias' as const, shown }] : [];
  });

/** A row for a line or a card. */
export interface ShownRow {
  slug: string;
  name: string;
  year: number;
  zodiacSign: ZodiacSignId;
  kind: string | null;
  logoUrl: string | null;
}

/** The columns of a {@link ShownRow}. */
export const shownColumns = (list: AnyList) =>
  sql.raw(`slug, name, ${sqlName(`${list.beginning.prefix}Year`)} as year, zodiac_sign, ${sqlName(list.kindColumn)} as kind,
  ${'logoUrl' in list.columns ? 'logo_url' : 'null'} as logo_url`);

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

/** The values of a cell, which semicolons separate. */
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
