import type { Endpoints, Output, Route } from '@org/api-contract';
import type { AnyList, Column, Facet, ListedRow } from '@org/api-contract/lists';
import { pageSize } from '@org/api-contract/values';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#api/client.ts';
import { filtersOf, type ListFilters, searchWords } from './list-filters.ts';
import { asSign, oneOf } from './options.ts';

/** The query parameters of a list. */
export const filterNamesOf = ({ facets }: AnyList): readonly string[] => [
  'zodiac',
  ...facets.map(({ name }) => name),
  'sort',
  'search',
];

/** A page of a list. The rows are in a member named after the list; see {@link rowsOf}. */
interface ListAnswer {
  readonly total: number;
  readonly corrected?: string | null;
  readonly facets: Readonly<Record<string, readonly { value: string; count: number }[]>>;
}

/** The details of a row. The row itself is in a member named after its kind. */
export interface RowAnswer extends Pick<
  Output<Endpoints['GET /api/companies/{slug}']>,
  'movedTo' | 'neighbours' | 'standing' | 'sources'
> {
  /** The company of the same name. */
  readonly company?: { readonly slug: string; readonly name: string; readonly foundedYear: number } | null;
}

/** Query options of an endpoint of a list. The contract derives route and answer from the same description. */
const read = <Answer extends object>(route: string, input: object = {}) => ({
  ...queryOptions({
    queryKey: [route, input] as const,
    queryFn: ({ signal }) =>
      request(route as Route, input as never, { signal }) as unknown as Promise<Answer>,
  }),
  // The route may have started the query. If it has failed already, the page does not retry by itself.
  retryOnMount: false,
});

/** The query of a request. Values that the server would refuse are left out. */
export const queryOf = (list: AnyList, { filters, page }: ListFilters<string>) => ({
  page,
  limit: pageSize,
  zodiac: asSign(filters.zodiac ?? ''),
  ...Object.fromEntries(
    list.facets.map((facet) => [
      facet.name,
      filterValue(facet, list.columns[facet.column], filters[facet.name] ?? ''),
    ]),
  ),
  sort: oneOf(['name', ...list.sorts.map(({ value }) => value)], filters.sort ?? ''),
  search: searchWords(filters.search ?? '') || undefined,
});

function filterValue({ values = [] }: Facet, column: Column | undefined, text: string) {
  if (column?.type === 'flag') return text === '' ? undefined : text === 'true';
  return column?.type === 'oneOf' ? oneOf(values, text) : text.slice(0, 100) || undefined;
}

export const pageOfList = (list: AnyList, query: object) =>
  read<ListAnswer>(`GET /api/${list.id}`, { query });

/** @param answer - the answer with a page of the list */
export const rowsOf = (list: AnyList, answer: object) =>
  Reflect.get(answer, list.member) as readonly ListedRow[];

export const statsOfList = (list: AnyList) =>
  read<{ stats: { sign: string; count: number }[] }>(
    list.id === 'companies' ? 'GET /api/zodiac-stats' : `GET /api/${list.id}/stats`,
  );

export const rowQuery = (list: AnyList, slug: string) =>
  read<RowAnswer>(`GET /api/${list.id}/{slug}`, { params: { slug } });

/** @param answer - the answer to {@link rowQuery} */
export const rowOf = (list: AnyList, answer: object) => Reflect.get(answer, list.kind) as ListedRow;

export const listQueries = (list: AnyList, state: ListFilters<string>) => ({
  page: { ...pageOfList(list, queryOf(list, state)), placeholderData: keepPreviousData },
  /** All rows, for the picture above the page. */
  all: { ...pageOfList(list, { page: 1, limit: 100 }), enabled: list.isDrawnWhole === true },
  stats: statsOfList(list),
});

/** The facets for which the server lists the values in use, each with its query. */
export const usedValues = (list: AnyList) =>
  list.facets.flatMap(({ name, endpoint }) =>
    endpoint
      ? [
          {
            name,
            member: endpoint.name,
            query: read<Readonly<Record<string, readonly string[]>>>(`GET /api/${list.id}/${endpoint.name}`),
          },
        ]
      : [],
  );

/** The queries that start while the code of the page of a list loads. */
export const listPageQueries = (list: AnyList) => (params: URLSearchParams) => {
  const { page, all, stats } = listQueries(list, filtersOf(params, filterNamesOf(list)));
  return {
    page,
    ...(all.enabled && { all }),
    stats,
    ...Object.fromEntries(usedValues(list).map(({ name, query }) => [`values of ${name}`, query])),
  };
};
