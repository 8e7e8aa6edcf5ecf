import type { RouteObject } from 'react-router-dom';
import { queryClient } from './query-client.ts';

/** What a page reads. */
export type Reads = Readonly<Record<string, { queryKey: readonly unknown[] }>>;

/**
 * The part of a route that starts the reads of its page while the code of the page loads. It does not wait for them: the
 * page shows its own loading and error states.
 *
 * @param reads - the reads for the query parameters of the URL
 * @param mayRead - whether the user may see the page, as far as the browser knows
 */
export const preload = (
  reads: (params: URLSearchParams) => Reads,
  mayRead: () => boolean,
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> => ({
  loader: ({ request }) => {
    const isPrerendering = typeof window === 'undefined';
    if (isPrerendering || !mayRead()) return null;
    for (const read of Object.values(reads(new URL(request.url).searchParams)))
      void queryClient.prefetchQuery(read);
    return null;
  },
  // A page whose filters change is loaded already, and starts the next reads itself.
  shouldRevalidate: () => false,
});
