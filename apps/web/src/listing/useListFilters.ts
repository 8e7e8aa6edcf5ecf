import { useMemo, useOptimistic, useTransition } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { filtersOf } from './list-filters.ts';

export interface HistoryChange {
  /** Whether a change replaces the current history entry. By default it adds one. */
  replace: boolean;
  /** Whether the new URL is drawn at once and not in a transition. */
  flushSync: boolean;
}

/**
 * The filters and the page of a list. The URL holds them. Setting a filter goes to the first page; an empty value removes the filter.
 *
 * @param names - the query parameters of the filters
 */
export function useListFilters<N extends string>(names: readonly N[]) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { filters, page } = useMemo(() => filtersOf(params, names), [params, names]);
  const [isPending, startTransition] = useTransition();
  const [chosen, choose] = useOptimistic(filters);

  const setFilters = (changed: Partial<Record<N, string>>, history?: HistoryChange): void => {
    const next = { ...chosen, ...changed };
    const search = new URLSearchParams(params);
    search.delete('page');
    for (const name of names) {
      if (next[name]) search.set(name, next[name]);
      else search.delete(name);
    }
    startTransition(async () => {
      choose(next);
      await navigate({ search: search.toString() }, { ...history, preventScrollReset: true });
    });
  };
  /** The query string of another page with the same filters. */
  const searchOfPage = (other: number): string => {
    const search = new URLSearchParams(params);
    if (other === 1) search.delete('page');
    else search.set('page', String(other));
    return search.size > 0 ? `?${search}` : '';
  };
  return {
    filters,
    page,
    /**
     * The filters as the controls show them. A control shows its new value while React still renders the list for the new URL.
     */
    chosen,
    /** Whether the list of `chosen` is still being drawn. */
    isPending,
    /** The number of filters that are set. Search and order are not counted. */
    filterCount: names.filter((name) => name !== 'search' && name !== 'sort' && chosen[name] !== '').length,
    setFilters,
    searchOfPage,
  };
}
