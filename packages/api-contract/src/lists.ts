/**
 * The lists of the product, each described once: spellings, columns, facets, orders, search fields and texts.
 *
 * @packageDocumentation
 */
import { carBrands } from './lists/car-brands.ts';
import { companies } from './lists/companies.ts';
import type { Columns, List, ListedRow, RowWith } from './lists/list.ts';
import { usStates } from './lists/us-states.ts';

/** The lists of the product, by their names in addresses, in the order in which pages name them. */
export const lists = { companies, 'car-brands': carBrands, 'us-states': usStates } as const;

export type ListId = keyof typeof lists;
export type Described = (typeof lists)[ListId];

/** The lists whose endpoints and pages follow from their descriptions alone. Companies have further code. */
export type OrdinaryListId = Exclude<ListId, 'companies'>;
export type Ordinary = (typeof lists)[OrdinaryListId];

/** The names of the lists. */
export const listIds = Object.keys(lists) as [ListId, ...ListId[]];

/** Capitalizes the first letter, for the beginning of a sentence or a title. */
const upperFirst = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

/** The title of a list: `US states`. */
export const titleOf = ({ fullSeveral }: Pick<AnyList, 'fullSeveral'>): string => upperFirst(fullSeveral);

/** The title of a row: `US state`. */
export const titleOfRow = ({ fullOne }: Pick<AnyList, 'fullOne'>): string => upperFirst(fullOne);

/** The contents of all lists in a sentence: `companies, car brands and US states`. */
export const namesOfLists = new Intl.ListFormat('en-GB').format(
  Object.values(lists).map(({ fullSeveral }) => fullSeveral),
);

/** `namesOfLists` at the beginning of a title. */
export const titleOfLists = upperFirst(namesOfLists);

/** The members that every list has. */
export type AnyList = List<ListedRow> & Pick<Described, 'id' | 'kind' | 'member'>;

export const listOf = (id: ListId): AnyList => lists[id];

export const ordinaryLists = (Object.values(lists) as readonly Described[]).filter(
  (list): list is Ordinary => list.id !== 'companies',
);

/** The lists whose rows articles use. */
export type ArticleList = Extract<Described, { articles: object }>;

export const articleLists = Object.values(lists).filter(
  (list): list is ArticleList => 'articles' in list,
) as readonly ArticleList[];

/** A row of a list in an answer. */
export type RowOf<L extends { readonly columns: Columns }> = RowWith<L['columns']>;

/** The kinds of rows that can be saved. */
export const catalogKinds = Object.values(lists).map(({ kind }) => kind) as readonly Described['kind'][];

/** The kinds of things that a user can save. */
export const keptKinds = [...catalogKinds, 'opening'] as const;

export type KeptKind = (typeof keptKinds)[number];

export { describeCompany, employeesInFigures } from './lists/companies.ts';
export { factColumns } from './lists/company-columns.ts';
export { dateInWords, dayInWords, foundingDate, inFigures } from './lists/founding.ts';
export { knownForLine } from './lists/list.ts';
export type {
  Column,
  Columns,
  Values,
  Fact,
  Facet,
  Fame,
  List,
  ListedRow,
  RowGroup,
  ToldFact,
} from './lists/list.ts';
