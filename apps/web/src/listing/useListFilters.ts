import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filtersOf } from './list-filters.ts';

/** Whether a change replaces the current history entry. By default it adds one. */
export interface HistoryChange {
  replace: boolean;
}

/**
 * The filters and the page of a list, which are stored in the URL only. Setting a filter goes to the first page; an empty value removes
 * the filter.
 *
 * @param names - the query parameters of the filters
 */
export function useListFilters<N extends string>(names: readonly N[]) {
  const [params, setParams] = useSearchParams();
  const { filters, page } = useMemo(() => filtersOf(params, names), [params, names]);
  const setFilters = useCallback(
    (changed: Partial<Record<N, string>>, history?: HistoryChange) =>
      setParams(
        (next) => {
          next.delete('page');
          for (const [name, value] of Object.entries<string | undefined>(changed)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        // Synchronous, so that the pressed control has its new value in the next frame.
        { ...history, preventScrollReset: true, flushSync: true },
      ),
    [setParams],
  );
  /** The query string of another page with the same filters. */
  const searchOfPage = useCallback(
    (other: number): string => {
      const next = new URLSearchParams(params);
      if (other === 1) next.delete('page');
      else next.set('page', String(other));
      return next.size > 0 ? `?${next}` : '';
    },
    [params],
  );
  return { filters, page, setFilters, searchOfPage };
}
