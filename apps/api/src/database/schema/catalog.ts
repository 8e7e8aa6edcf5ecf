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

/** The type of the values that a column of a list stores. */
type Stored<C extends Column, Value> = C['type'] extends 'instant'
  ? C['isKnown'] extends true
    ? CreatedAt
    : Date | null
  : C['type'] extends 'datedNames'
    ? ColumnType<Value, string | undefined, string>
    : C extends { type: 'texts' } | { from: 'database' } | { type: 'flag' }
      ? Generated<Value>
      : Value;

/** The columns of a description that have values of their own in the table. */
type StoredColumns<C extends Columns> = {
  [Name in keyof C as C[Name]['type'] extends 'sign' ? never : Name]: Stored<C[Name], Values<C>[Name]>;
};

/** The columns of every list besides those of its description. */
interface ListTable {
  id: Generated<number>;
  name: string;
  zodiacSign: ZodiacSignId;
  /** Part of the address of its page. Never changes once it was given. */
  slug: Generated<string>;
  /** The name as lists are sorted: without case and accents. */
  sortName: Generated<string>;
  /** Since when the row is not shown: it left the CSV file, or it is another name of a shown row. */
  hiddenAt: Date | null;
  /** All words that the row is found by. */
  searchText: Generated<string>;
  /** The words of `searchText`, kept by PostgreSQL. */
  search: Generated<string>;
}

/** Lists that the release before knows by their changes. */
type Marked<Id> = Id extends 'companies' | 'car-brands' | 'us-states'
  ? { changedIn: Generated<string> }
  : unknown;

type CompaniesTable = ListTable &
  Marked<'companies'> &
  StoredColumns<typeof lists.companies.columns & typeof factColumns> & {
    source: string;
    /** The name in the CSV file in lower case, by which an import finds the row again. */
    sourceKey: string | null;
    /** The `sourceKey` of the row that is shown instead. */
    sameCompanyAs: string | null;
  };

type OrdinaryTables = {
  [Id in OrdinaryListId as (typeof lists)[Id]['member']]: ListTable &
    Marked<Id> &
    StoredColumns<(typeof lists)[Id]['columns']>;
};

/** The names that lead to a row of the catalogue. */
interface CatalogNamesTable {
  kind: Described['kind'];
  rowId: number;
  field: (typeof nameFields)[number];
  shown: string;
  /** The name in plain words between spaces; see `plainWords`. */
  term: string;
  /** The words without spaces. */
  compact: string;
  /** The words of `term`, kept by PostgreSQL. */
  words: Generated<string>;
}

/** The words that rows of the catalogue are found by, to correct misspelt ones. */
interface CatalogWordsTable {
  kind: Described['kind'];
  word: string;
}

/** The transactions that deleted rows. Read by the release before. */
interface CatalogDeletionsTable {
  kind: Described['kind'];
  changedIn: Generated<string>;
}

export interface CatalogTables extends OrdinaryTables {
  companies: CompaniesTable;
  catalogNames: CatalogNamesTable;
  catalogWords: CatalogWordsTable;
  catalogDeletions: CatalogDeletionsTable;
}
