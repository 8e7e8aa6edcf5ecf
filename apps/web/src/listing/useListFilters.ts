import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PageQueries } from '#api/preload.ts';
import { queryClient } from '#api/query-client.ts';
import { afterPaint } from './after-paint.ts';
import { filtersOf, type ListFilters } from './list-filters.ts';

/** Chosen filters that are shown, and that the URL does not have yet. */
interface Choice {
  search: string;
  /** The key of the history entry from which they were chosen. */
  from: string;
  answer: Promise<unknown>;
}

/** The URL waits for an answer no longer than this. */
const mostWaitMs = 100;

const searchOf = (params: URLSearchParams): string => (params.size > 0 ? `?${params}` : '');

const revisionOf = ({ from, search }: Choice): string => from + search;

/**
 * The filters and the page of a list, stored in the URL. Setting a filter goes to the first page; an empty value removes
 * the filter.
 *
 * @param names - the query parameters of the filters
 * @param queryOf - the query of the list. It starts with the choice of a filter, and the URL changes when its answer has been painted:
 *   with the URL all links of the page are drawn again, which takes a phone as long as the first rows. A search changes the URL at once.
 */
export function useListFilters<N extends string>(
  names: readonly N[],
  queryOf?: (list: ListFilters<N>) => PageQueries[string],
) {
  const navigate = useNavigate();
  const location = useLocation();
  const { key } = location;
  const [choice, setChoice] = useState<Choice>();
  // Back returns to the key, but not to the choice.
  if (choice && choice.from !== key) setChoice(undefined);
  const ahead = choice?.from === key ? choice : undefined;
  const { search } = ahead ?? location;
  /** Changes with each navigation, at once, and stays the same when the URL follows. */
  const revision = ahead
    ? revisionOf(ahead)
    : ((location.state as { chosen?: string } | null)?.chosen ?? key);
  const { filters, page } = useMemo(() => filtersOf(new URLSearchParams(search), names), [names, search]);

  const write = useCallback(
    (chosen: Pick<Choice, 'search'>, options: { replace?: boolean; state?: object }) =>
      // Synchronous: a choice or Back that comes before the page is drawn would find another URL than the page has.
      void navigate({ search: chosen.search }, { ...options, preventScrollReset: true, flushSync: true }),
    [navigate],
  );
  const follow = useCallback(
    (chosen: Choice) => write(chosen, { state: { chosen: revisionOf(chosen) } }),
    [write],
  );
  useEffect(() => {
    if (!ahead) return undefined;
    let stop: (() => void) | undefined;
    const begin = (): void => {
      stop ??= afterPaint(() => follow(ahead));
    };
    const timer = setTimeout(begin, mostWaitMs);
    void ahead.answer.then(begin);
    return () => {
      clearTimeout(timer);
      // From here on the answer begins nothing.
      begin();
      stop?.();
    };
  }, [ahead, follow]);

  const shown = useRef({ search, key, ahead });
  useLayoutEffect(() => {
    shown.current = { search, key, ahead };
  }, [search, key, ahead]);
  const setFilters = useCallback(
    (changed: Partial<Record<N, string>>, typed?: { replace: boolean }) => {
      const next = new URLSearchParams(shown.current.search);
      next.delete('page');
      for (const [name, value] of Object.entries(changed) as [N, string][]) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      const answer = queryOf && queryClient.prefetchQuery(queryOf(filtersOf(next, names)));
      // Each choice is an entry of the history.
      if (shown.current.ahead) follow(shown.current.ahead);
      const search = searchOf(next);
      if (answer && !typed) setChoice({ search, from: shown.current.key, answer });
      else write({ search }, { ...typed });
    },
    [names, queryOf, write, follow],
  );
  /** The query string of another page with the same filters. */
  const searchOfPage = useCallback(
    (other: number): string => {
      const next = new URLSearchParams(search);
      if (other === 1) next.delete('page');
      else next.set('page', String(other));
      return searchOf(next);
    },
    [search],
  );
  return { filters, page, search, isAhead: ahead !== undefined, revision, setFilters, searchOfPage };
}
