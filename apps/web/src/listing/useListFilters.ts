import { maxPage } from '@org/api-contract/values';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The page number an address names, which may be beyond the end; anything that is no page number is the first. */
function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? Math.min(page, maxPage) : 1;
}

/**
 * Filters and page of a list, kept in the address bar: Back, reload and links keep them. Setting any filter goes to
 * the first page; an empty value removes it.
 *
 * @param names - the filters the list has
 */
export function useListFilters<N extends string>(names: readonly N[]) {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(
    () => Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<N, string>,
    [names, params],
  );
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
        // At once, or a control shows its old choice for a moment, from which fast arrow keys go on.
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
  return { filters, page: pageOf(params.get('page')), setFilters, searchOfPage };
}
