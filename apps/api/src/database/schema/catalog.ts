import type {
  Column,
  Columns,
  Described,
  factColumns,
  lists,
  OrdinaryListId,
  Values,
} from '@org/api-contract/lists';
import type { nameFields } from '@org/api-contract/values';
import type { ColumnType, Generated } from 'kysely';
import type { ZodiacSignId } from '@org/zodiac-core';
import type { CreatedAt } from './times.ts';

/** How PostgreSQL returns and accepts the value of a column. */
type Stored<C extends Column, Value> = C['type'] extends 'instant'
  ? C['isKnown'] extends true
    ? CreatedAt
    : Date | null
  : C['type'] extends 'datedNames'
    ? ColumnType<Value, string | undefined, string>
    : C extends { type: 'texts' } | { from: 'database' } | { type: 'flag' }
      ? Generated<Value>
      : Value;

type StoredColumns<C extends Columns> = {
  [Name in keyof C as C[Name]['type'] extends 'sign' ? never : Name]: Stored<C[Name], Values<C>[Name]>;
};

/** The columns of every list's table in addition to the described columns. */
interface ListTable {
  id: Generated<number>;
  name: string;
  zodiacSign: ZodiacSignId;
  /** Part of the page's address. Never changes. */
  slug: Generated<string>;
  /** The name as lists sort it: without case and accents. */
  sortName: Generated<string>;
  /** When the row was hidden: it left the CSV file, or it is another name of a shown row. */
  hiddenAt: Date | null;
  /** All words that a search finds the row by. */
  searchText: Generated<string>;
  /** The words of `searchText` as a `tsvector`, which PostgreSQL generates. */
  search: Generated<string>;
}

type CompaniesTable = ListTable &
  StoredColumns<typeof lists.companies.columns & typeof factColumns> & {
    source: string;
    /** The name in the CSV file in lower case. An import finds the row by it. */
    sourceKey: string | null;
    /** The `sourceKey` of the shown row for the same company. */
    sameCompanyAs: string | null;
  };

type OrdinaryTables = {
  [Id in OrdinaryListId as (typeof lists)[Id]['member']]: ListTable &
    StoredColumns<(typeof lists)[Id]['columns']>;
};

/** All names of the rows of the catalog. */
interface CatalogNamesTable {
  kind: Described['kind'];
  rowId: number;
  field: (typeof nameFields)[number];
  shown: string;
  /** The words of the name between spaces; see `plainWords`. */
  term: string;
  /** The words without spaces. */
  compact: string;
  /** The words of `term` as a `tsvector`, which PostgreSQL generates. */
  words: Generated<string>;
}

/** All words in the search texts, for the correction of misspelled words. */
interface CatalogWordsTable {
  kind: Described['kind'];
  word: string;
}

export interface CatalogTables extends OrdinaryTables {
  companies: CompaniesTable;
  catalogNames: CatalogNamesTable;
  catalogWords: CatalogWordsTable;
}
