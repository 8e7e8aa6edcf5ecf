import type { AnyList, Column, Columns, ListedRow, RowOf } from '@org/api-contract/lists';
import type { ZodiacSignId } from '@org/zodiac-core';
import { sql, type RawBuilder } from 'kysely';
import { markMatch, searchedFields } from '#modules/catalog/shared/mark-match.ts';
import { otherSign } from '#modules/catalog/shared/other-sign.ts';
import { searchText } from '#modules/catalog/shared/plain-words.ts';

/** A row of a list by the names of its columns, as far as code for all lists knows it. */
export type AnyRow = ListedRow & Readonly<Record<string, unknown>>;

/** A row of a list as answers have it. Its type follows from the columns of the list, where they are known. */
type AnsweredRow<L extends AnyList> = AnyList extends L ? AnyRow : RowOf<L>;

/** A row of a list as its table has it: instants are dates, and what follows from other columns is left out. */
export type StoredRow<L extends AnyList> = {
  readonly [Name in Exclude<keyof AnsweredRow<L>, 'match' | 'otherSign'>]: AnsweredRow<L>[Name] | Date;
};

/** Whether the table stores a value for a column. The sign follows from the year. */
const isStored = ({ type }: Column): boolean => type !== 'sign';

/** The columns that the answers of a list are read from. */
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

export const selected = (columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.ref(column)));

/** A stored row as the contract describes it. */
export function rowOf<L extends AnyList>(list: L, stored: StoredRow<L>): AnsweredRow<L> {
  const row = Object.fromEntries(
    Object.entries<unknown>(stored).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as AnyRow;
  const sign = 'otherSign' in list.columns && { otherSign: otherSign(list.dateOf(row), row.zodiacSign) };
  return { ...row, ...sign } as AnsweredRow<L>;
}

/** The column of the year, the month or the day on which a row began. */
export const dateColumn = ({ beginning }: AnyList, part: 'Year' | 'Month' | 'Day') =>
  sql.ref(beginning.prefix + part);

/** The texts that a search looks through, in the order of their rank. */
function searchedTexts({ search }: AnyList, row: object) {
  const valuesOf = (column: string): (string | null)[] => {
    const value: unknown = Reflect.get(row, column);
    if (Array.isArray(value)) return value.map(textOf);
    return typeof value === 'string' ? [value] : [];
  };
  return search.flatMap(([field, columns]) =>
    typeof columns === 'string'
      ? valuesOf(columns).map((text) => [field, text] as const)
      : [[field, columns.flatMap(valuesOf).filter(Boolean).join(', ')] as const],
  );
}

/** The text of a value of several: a name, or the name of what has a year. */
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : String(value);

/** All words that a row is found by. */
export const searchTextOf = (list: AnyList, row: object): string =>
  searchText(searchedTexts(list, row).map(([, text]) => text));

/** Why a search has found a row. */
export const matchOf = (list: AnyList, row: object, words: readonly string[]) =>
  markMatch(words, searchedFields(searchedTexts(list, row)));

/** The names that lead to a row. A nickname is one, as an alias is. */
export const namesOf = (list: AnyList, row: object) =>
  searchedTexts(list, row).flatMap(([field, shown]) => {
    if (!shown) return [];
    if (field === 'name' || field === 'alias') return [{ field, shown }];
    return field === 'nickname' ? [{ field: 'alias' as const, shown }] : [];
  });

/** A row as a line or a card shows it. */
export interface ShownRow {
  slug: string;
  name: string;
  year: number;
  zodiacSign: ZodiacSignId;
  kind: string | null;
  logoUrl: string | null;
}

/** The columns of a {@link ShownRow}. */
export const shownColumns = (list: AnyList) => sql`
  slug, name, ${dateColumn(list, 'Year')} as year, zodiac_sign, ${sql.ref(list.kindColumn)} as kind,
  ${'logoUrl' in list.columns ? sql`logo_url` : sql`null`} as logo_url`;
