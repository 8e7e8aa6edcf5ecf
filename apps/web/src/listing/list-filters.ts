import { searchMaxLength, maxPage } from '@org/api-contract/values';

/** The filters and the page, from 1, in the URL of a list. A filter that is not set is an empty text. */
export interface ListFilters<N extends string> {
  filters: Record<N, string>;
  page: number;
}

/** @param names - the filters of the list */
export const filtersOf = <N extends string>(
  params: URLSearchParams,
  names: readonly N[],
): ListFilters<N> => ({
  filters: Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<N, string>,
  page: pageOf(params.get('page')),
});

/** Parses a page number, which may be beyond the last page. An invalid number is page 1. */
export function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? Math.min(page, maxPage) : 1;
}

/** The search words in the form that the server accepts: without control characters, and cut to the maximum length. */
export const searchWords = (search: string): string =>
  search
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, searchMaxLength)
    .trim();
