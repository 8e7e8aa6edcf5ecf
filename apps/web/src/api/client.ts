import type { Endpoints, Input, Route } from '@org/api-contract';
import { createClient, isRequestError, type Client, type RequestError } from '@org/api-contract/client';
import { queryOptions } from '@tanstack/react-query';

const client = createClient({
  // Calls about a user send the uid (specification, section 7). Only the session cookie authenticates.
  headers: ({ params }): Record<string, string> =>
    params?.uid === undefined ? {} : { authorization: `Bearer ${params.uid}` },
});

const listeners = new Set<(error: RequestError) => void>();

/**
 * Subscribes to API errors of reads and changes.
 *
 * @returns a function that unsubscribes
 */
export function onRequestError(listener: (error: RequestError) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const request: Client['request'] = async (route, input, options) => {
  try {
    return await client.request(route, input, options);
  } catch (error) {
    if (isRequestError(error)) for (const listener of listeners) listener(error);
    throw error;
  }
};

/**
 * Query options to read an endpoint: `useQuery(get('GET /api/companies', { query }))`. A read without observers, such as
 * a superseded search, is aborted.
 */
export const get = <R extends Extract<Route, `GET ${string}`>>(route: R, input: Input<Endpoints[R]>) =>
  queryOptions({ queryKey: [route, input], queryFn: ({ signal }) => request(route, input, { signal }) });

/**
 * As {@link get}, for a read that the route begins before its page is there: the page that finds it failed says so, and
 * does not try again by itself.
 */
export const getEarly = <R extends Extract<Route, `GET ${string}`>>(
  route: R,
  input: Input<Endpoints[R]>,
) => ({
  ...get(route, input),
  retryOnMount: false,
});
