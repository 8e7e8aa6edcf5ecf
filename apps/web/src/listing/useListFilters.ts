import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filtersOf } from './list-filters.ts';

/**
 * The filters and the page of a list, stored in the URL. Setting a filter goes to the first page; an empty value removes
 * the filter.
 *
 * @param names - the query parameters of the filters
 */
export function useListFilters<N extends string>(names: readonly N[]) {
  const [params, setParams] = useSearchParams();
  const { filters, page } = useMemo(() => filtersOf(params, names), [names, params]);
  const setFilters = useCallback(
    (changed: Partial<Record<N, string>>, { replace = false } = {}) => {
      setParams(
        (last) => {
          const next = new URLSearchParams(last);
          next.delete('page');
          for (const [name, value] of Object.entries(changed) as [N, string][]) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        // Synchronous: otherwise a select briefly shows its old value, and fast arrow keys continue from there.
        { replace, preventScrollReset: true, flushSync: true },
      );
    },
    [setParams],
  );
  /** The query string of another page with the same filters. */
  const searchOfPage = (page: number): string => {
    const next = new URLSearchParams(params);
    if (page === 1) next.delete('page');
    else next.set('page', String(page));
    return next.size > 0 ? `?${next}` : '';
  };
  return { filters, page, setFilters, searchOfPage };
}
