import type { Params, RouteObject } from 'react-router-dom';
import { queryClient } from './query-client.ts';

/** The queries of a page, by name. */
export type PageQueries = Readonly<Record<string, { queryKey: readonly unknown[] }>>;

/**
 * The part of a route that starts the queries of its page while the code of the page loads. It does not wait for them:
 * the page shows its own loading and error states.
 *
 * @param queriesOf - the queries for the query parameters of the URL and those of its path; a promise if their code is loaded first
 * @param mayRead - whether the user may see the page, as far as the browser knows
 */
export const preload = (
  queriesOf: (params: URLSearchParams, path: Params) => PageQueries | Promise<PageQueries>,
  mayRead: () => boolean,
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> => ({
  loader: ({ request, params }) => {
    const isPrerendering = typeof window === 'undefined';
    if (isPrerendering || !mayRead()) return null;
    void start(queriesOf(new URL(request.url).searchParams, params));
    return null;
  },
  // A page whose filters change is loaded already, and starts its next queries itself.
  shouldRevalidate: () => false,
});

async function start(queries: PageQueries | Promise<PageQueries>): Promise<void> {
  // Code that does not load is an error of the page, which needs it as well.
  const started = await Promise.resolve(queries).catch(() => ({}));
  for (const query of Object.values(started)) void queryClient.prefetchQuery(query);
}
