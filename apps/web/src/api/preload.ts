import type { Params, RouteObject } from 'react-router-dom';
import { queryClient } from './query-client.ts';

/** The queries of a page, by name. */
export type PageQueries = Readonly<Record<string, { queryKey: readonly unknown[] }>>;

/** Maximum time that a navigation waits for answers. During a longer wait, the link would seem to do nothing. */
const maxWaitMs = 300;

/**
 * Makes a route start the queries of its page while the page's code loads. The previous page stays for up to {@link maxWaitMs}.
 * After that, the new page shows its loading and error states. The first page of a visit does not wait.
 *
 * @param queriesOf - the queries for the query parameters of the URL and those of its path; a promise if their code is loaded
 *   first
 * @param mayRead - whether the user may see the page, as far as the browser knows
 */
export const preload = (
  queriesOf: (params: URLSearchParams, path: Params) => PageQueries | Promise<PageQueries>,
  mayRead: () => boolean,
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> => ({
  loader: ({ request, params }) => {
    const isPrerendering = typeof window === 'undefined';
    if (isPrerendering || !mayRead()) return null;
    const started = start(queriesOf(new URL(request.url).searchParams, params));
    const isFirst = document.documentElement.dataset.ready === undefined;
    return isFirst ? null : Promise.race([started, wait(maxWaitMs)]);
  },
  // When only its filters change, a page is already loaded and starts its own queries.
  shouldRevalidate: () => false,
});

const wait = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms));

/** Resolves when every query has an answer or has failed. */
async function start(queries: PageQueries | Promise<PageQueries>): Promise<null> {
  // If the code fails to load, the page fails too and shows the error.
  const started = await Promise.resolve(queries).catch(() => ({}));
  await Promise.all(Object.values(started).map((query) => queryClient.prefetchQuery(query)));
  return null;
}
