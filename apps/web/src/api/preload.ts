import type { Params, RouteObject } from 'react-router-dom';
import { queryClient } from './query-client.ts';

/** The queries of a page, by name. */
export type PageQueries = Readonly<Record<string, { queryKey: readonly unknown[] }>>;

/** Waiting longer than this for an answer would feel like a link that does nothing. */
const maxWaitMs = 300;

/**
 * The part of a route that starts the queries of its page while the code of the page loads. The page before it stays for a moment:
 * an answer that comes quickly is drawn at once, and for a slower one the page shows its own loading and error states. The first page
 * of a visit does not wait.
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
    const started = start(queriesOf(new URL(request.url).searchParams, params));
    const isFirst = document.documentElement.dataset.ready === undefined;
    return isFirst ? null : Promise.race([started, wait(maxWaitMs)]);
  },
  // A page whose filters change is loaded already, and starts its next queries itself.
  shouldRevalidate: () => false,
});

const wait = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms));

/** Resolves when all have an answer or have failed. */
async function start(queries: PageQueries | Promise<PageQueries>): Promise<null> {
  // Code that does not load is an error of the page, which needs it as well.
  const started = await Promise.resolve(queries).catch(() => ({}));
  await Promise.all(Object.values(started).map((query) => queryClient.prefetchQuery(query)));
  return null;
}
