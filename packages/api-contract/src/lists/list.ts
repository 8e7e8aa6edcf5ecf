import type { FoundingDate, ZodiacSignId } from '@org/zodiac-core';
import type { Spellings } from './spellings.ts';

/** The kinds of names that lead to a row of a list. */
export const nameFields = ['name', 'legalName', 'formerName', 'alias', 'ticker'] as const;

/** The fields that a search looks through. */
export const searchedFields = [
  ...nameFields,
  'knownFor',
  'founder',
  'parent',
  'place',
  'industry',
  'model',
  'nickname',
  'symbol',
  'category',
  'history',
] as const;

export type SearchedField = (typeof searchedFields)[number];

/** The values of each type of column. An unknown value is `null`. */
interface ValueOfType {
  text: string;
  /** An https address; an import leaves out others. */
  url: string;
  /** The address of a picture in `/logos`. The CSV file has only its name. */
  logo: string;
  integer: number;
  number: number;
  flag: boolean;
  sign: ZodiacSignId;
  /** ISO 8601. */
  instant: string;
  texts: string[];
  /** Names with years, such as the models of a brand: `Legend 1986` in the file. */
  datedNames: { name: string; year: number }[];
  oneOf: string;
}

/** A column of a list: in its CSV file, in its table, and in the answers of the API. */
export interface Column {
  readonly type: keyof ValueOfType;
  /** Whether every row has a value. */
  readonly isKnown: boolean;
  /** The values that are possible, with `oneOf`. */
  readonly values?: readonly string[];
  /** The name of the values in the OpenAPI document. */
  readonly title?: string;
  readonly min?: number;
  readonly max?: number;
  /** The name in the CSV file, if it differs. */
  readonly csv?: string;
  /**
   * Where the value comes from; by default the CSV file of the list. `names`: from `names.csv`. `rule`: computed from other
   * values. `database`: the default of the column in the database.
   */
  readonly from?: 'names' | 'rule' | 'database';
}

export type Columns = Readonly<Record<string, Column>>;

type Value<C extends Column> =
  | (C extends { values: readonly (infer One)[] } ? One : ValueOfType[C['type']])
  | (C['isKnown'] extends true ? never : null);

/** The values of a row. */
export type Values<C extends Columns> = { -readonly [Name in keyof C]: Value<C[Name]> };

export const text = { type: 'text', isKnown: false } as const;
export const texts = { type: 'texts', isKnown: true } as const;
export const integer = { type: 'integer', isKnown: false } as const;
export const latitude = { type: 'number', isKnown: false, min: -90, max: 90 } as const;
export const longitude = { type: 'number', isKnown: false, min: -180, max: 180 } as const;
export const flag = { type: 'flag', isKnown: true } as const;
export const instant = { type: 'instant', isKnown: false } as const;
export const url = { type: 'url', isKnown: false } as const;
export const logo = { type: 'logo', isKnown: false, csv: 'logoSlug' } as const;
export const month = { ...integer, min: 1, max: 12 } as const;
export const day = { ...integer, min: 1, max: 31 } as const;
export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  ({ type: 'oneOf', isKnown: false, values }) as const;
export const known = <const C extends Column>(
  column: C,
): Omit<C, 'isKnown'> & { readonly isKnown: true } => ({
  ...column,
  isKnown: true,
});

/** Members of every row of every list. */
export interface ListedRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly zodiacSign: ZodiacSignId;
  readonly description: string | null;
  readonly logoUrl?: string | null;
  readonly website?: string | null;
  /** Why a search found the row. */
  readonly match?: { field: SearchedField; text: string; marks: number[][] } | null;
}

/** A row of a list with these columns. */
export type RowWith<C extends Columns> = ListedRow & Values<C>;

/** A label with its value, which may link to a row of a list. Facts without a value are not shown. */
export type Fact = readonly [
  label: string,
  value: string | number | null | { readonly list: string; readonly slug: string; readonly text: string },
];

/** A column by which a list is filtered and counted. */
export interface Facet {
  /** The query parameter, and the member of an answer that counts the values. */
  readonly name: string;
  readonly column: string;
  readonly label: string;
  /** The label of the option that chooses no value. */
  readonly all: string;
  /** The values in the order of the options. By default the values with a count, by name. */
  readonly values?: readonly string[];
  readonly labelOf?: (value: string) => string;
  /** The endpoint that lists the values in use, and the name of the member that has them. */
  readonly endpoint?: { readonly name: string; readonly summary: string; readonly areByYear?: true };
}

/** An order of a list. Rows that are equal are sorted by name. */
export interface Sort {
  readonly value: string;
  readonly label: string;
  readonly column: string;
  readonly isDescending?: true;
}

/** The facts of a row, besides its date, that articles state in one sentence each. */
export type ToldFact =
  | 'founders'
  | 'seat'
  | 'trade'
  | 'story'
  | 'capital'
  | 'largestCity'
  | 'motto'
  | 'nickname';

/** The columns of the facts that articles state. */
interface ForArticles {
  readonly knownFor: string;
  readonly facts: Readonly<Partial<Record<ToldFact, string>>>;
  readonly fame: Fame;
}

/**
 * How well known a row is: a sum of the number of values in the `counted` columns, the value of the `number` column, and the points for
 * one `value` of a column.
 */
export interface Fame {
  readonly counted?: readonly string[];
  readonly number?: string;
  readonly value?: readonly [column: string, value: string, fame: number];
}

/**
 * A list of the product, described once. The API, the contract and the web app derive their code for the list from
 * it. Its functions are declared as methods, so that TypeScript accepts it as a list of rows with fewer members.
 */
export interface List<Row> extends Spellings {
  /** How a sentence on the page of the list names rows: `state`, `states`. */
  readonly one: string;
  readonly several: string;
  /** How a sentence elsewhere names rows: `US state`, `US states`. */
  readonly fullOne: string;
  readonly fullSeveral: string;
  /** The title of the page. */
  readonly heading: string;
  readonly lead: string;
  /** The title and the text of the list on the landing page. By default, its heading and its lead. */
  readonly offer?: { readonly title?: string; readonly text: string };
  /** The words after “You asked for”, which name the page to a visitor without access. */
  readonly sought: string;
  readonly searchPlaceholder: string;
  readonly emptyTitle: string;
  /** @param search - the text that was searched for, or '' */
  emptyText(search: string): string;
  /** The message if the counts by sign could not be loaded. */
  readonly statsFailure: string;

  /** The columns of an answer besides id, slug, name and sign. */
  readonly columns: Columns;
  readonly facets: readonly Facet[];
  /** The orders besides the order by name. */
  readonly sorts: readonly Sort[];
  /** The columns that a search looks through, by rank. Several columns are searched as one text. */
  readonly search: readonly (readonly [field: SearchedField, column: string | readonly string[]])[];
  /** The column that divides the rows of a sign: industry, category or region. */
  readonly kindColumn: string;
  /** The column shown beside the name of a saved row. */
  readonly detailColumn: string;
  /** Whether the page shows a picture of all rows at the top. */
  readonly isDrawnWhole?: true;
  /**
   * The columns that decide which rows are best known. Rows with a flag, a text or the given value come first; in a
   * numeric column, rows with the lowest number. By default the order is by name.
   */
  readonly bestKnown?: readonly (string | readonly [column: string, value: string])[];
  /** Whether the neighbors of a row by sign must also have its kind, because a sign has too many rows. */
  readonly hasNeighborsOfKind?: true;
  /** How the text of a row's page compares it with others. */
  readonly comparisons: Comparisons;
  /** Facts of a row for articles, and how well known it is. Articles omit a list without this member. */
  readonly articles?: ForArticles;
  /** The sources of the facts. The source of logos is added. */
  readonly sources: readonly Source[];
  /** Whether the page of a row names the company of the same name. */
  readonly hasCompanyOfName?: true;

  readonly beginning: Beginning;
  dateOf(row: Row): FoundingDate;
  endedYear(row: Row): number | null;
  /** Makes a description from the facts of a row only. */
  describe(row: Row): string;
  readonly facts: {
    /** The badges beside the sign on a card. */
    badges(row: Row): readonly (string | null)[];
    card(row: Row): readonly Fact[];
    /** The badges beside the sign on the page of a row. */
    detailBadges(row: Row): readonly (string | null)[];
    /** @param company - the company of the same name, if the list has `hasCompanyOfName` */
    detail(
      row: Row,
      company?: { readonly slug: string; readonly name: string; readonly foundedYear: number } | null,
    ): readonly Fact[];
    /** The facts that the text on the page of a row uses. */
    about(row: Row): About;
    compare(row: Row): readonly Fact[];
    /** The columns of a file, in order. */
    readonly exported: readonly string[];
  };
  /** A row, for the documentation of the API and for tests. */
  readonly example: Row;
}

/** A list whose endpoints, import, table and pages all follow from its description. */
export interface OrdinaryList<Row> extends List<Row> {
  /** The texts on the list's endpoints in the documentation of the API. */
  readonly summaries: Readonly<Record<'list' | 'row' | 'stats', string>>;
}

/** How the rows of a list are compared. */
interface Comparisons {
  readonly groups: readonly RowGroup[];
  /** Numeric columns by which rows are ranked, the greatest number first. */
  readonly ranks?: readonly string[];
}

/** Rows that have the same values in some columns. */
export interface RowGroup {
  readonly by: string;
  readonly columns: readonly string[];
  /** Whether the best known rows of the group are named. A group that may have very many rows is only counted. */
  readonly isNamed?: true;
  /** Whether the rows are peers, so that those of about the same age are named first. */
  readonly hasPeers?: true;
}

/** The source and the license of a group of facts. */
interface Source {
  readonly facts: string;
  readonly source: string;
  readonly licence: string;
  readonly url: string | null;
}

/** The trade or the region of a row, to which tradition assigns an element. */
type Field =
  | { readonly of: 'trade'; readonly industry: string | null; readonly branch: string | null }
  | { readonly of: 'cars'; readonly category: string }
  | { readonly of: 'region'; readonly region: string };

/** The facts for the text on the page of a row, besides its name and date. Unknown facts are omitted. */
export interface About {
  readonly field: Field;
  /** The industry, category or region. */
  readonly kind: string | null;
  /** Whether the row has ended. The year may be unknown. */
  readonly hasEnded?: boolean;
  readonly founders?: readonly string[];
  readonly formerNames?: readonly string[];
  /** The ends of sentences, separated by `; `: `its heart hospital`, `is a law firm`, `trades oil and metals`. */
  readonly knownFor?: string | null;
  /** How the row began, without “it” at the beginning: `grew out of a dairy`. */
  readonly story?: string | null;
  /** Why the date is not the only possible one. */
  readonly yearIs?: 'of a merger' | 'doubtful' | undefined;
  readonly owner?: string | null;
  /** The year in which the current owner bought the company. */
  readonly acquiredYear?: number | null;
  /** The seat, such as `Kyoto, Japan`. */
  readonly seat?: string | null;
  readonly city?: string | null;
  readonly country?: string | null;
  readonly openings?: number;
  readonly state?: AboutState;
}

/**
 * Makes a line of the text in the column `knownFor`. The column has the end of a sentence: `its heart hospital`, `is a law firm`.
 *
 * @returns `null` if it is not known
 */
export const knownForLine = (knownFor: string | null): string | null =>
  // A name such as iPhone or x86 keeps its lowercase letter.
  knownFor &&
  knownFor
    .replace(/^(?:its|is) /, '')
    .replaceAll('; is ', '; ')
    .replace(/^\p{Ll}(?![\p{Lu}\d])/u, (letter) => letter.toUpperCase());

/** Further facts for the text on the page of a state. */
interface AboutState {
  /** The state's place among the fifty states. */
  readonly order: number | null;
  /** How the state joined the Union, as a clause. */
  readonly howItBegan: string | null;
  /** The nickname without “the”: `Hawkeye State`. */
  readonly nickname: string | null;
  readonly capital: string;
  readonly largestCity: string | null;
}

/** The words for the date of a row. */
export interface Beginning {
  /** The prefix of the date's columns: `foundedYear`. */
  readonly prefix: string;
  readonly label: string;
  /** The verb of the date: a company was founded, a state joined the Union. */
  readonly verb: string;
}
