import type { SearchMatch } from '@org/api-contract';
import type { ZodiacSignId } from '@org/api-contract/values';
import type { ReactNode } from 'react';
import type { List } from '#founding/lists.ts';
import type { InsightRow } from '#listing/useCardInsights.ts';

/** The members that every row of a described list has. */
export interface ListedRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly zodiacSign: ZodiacSignId;
  readonly category: string;
  readonly description: string | null;
  readonly logoUrl?: string | null;
  readonly website?: string | null;
  readonly match?: SearchMatch | null;
}

/** A value by which a list is filtered. */
export interface FacetDescriptor<Name extends string> {
  /** The query parameter, and the member of an answer that counts its values. */
  readonly name: Name;
  readonly label: string;
  /** The option that chooses no value. */
  readonly all: string;
  /** The values in their order. By default those that have a count, by name. */
  readonly values?: readonly string[];
  readonly labelOf?: (value: string) => string;
}

/** The filters that every list has beside its facets. */
export type CommonFilter = 'zodiac' | 'sort' | 'search';

/** A list of the product, as its page shows it. */
export interface ListDescriptor<Row extends ListedRow, Name extends string> {
  /** The name of the list in addresses and in the API. */
  readonly id: List;
  readonly title: string;
  readonly lead: string;
  readonly searchPlaceholder: string;
  readonly empty: {
    readonly title: string;
    /** @param search - the text that was searched for, or '' */
    readonly textOf: (search: string) => string;
  };
  readonly facets: readonly FacetDescriptor<Name>[];
  /** The orders beside that by name. */
  readonly sorts: readonly { readonly value: string; readonly label: string }[];
  /** The facts of a card, in order. */
  readonly factsOf: (row: Row) => readonly (readonly [label: string, value: ReactNode])[];
  /** When a row began and ended, for the line about its year. */
  readonly insightRowOf: (row: Row) => InsightRow;
  /** The columns of a file, in order. */
  readonly exportColumns: readonly (keyof Row & string)[];
}

/** The query parameters of a list. */
export const filterNamesOf = <Name extends string>({
  facets,
}: Pick<ListDescriptor<never, Name>, 'facets'>): readonly (Name | CommonFilter)[] => [
  'zodiac',
  ...facets.map(({ name }) => name),
  'sort',
  'search',
];
