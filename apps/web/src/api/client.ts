import type { Endpoints, Input, Route } from '@org/api-contract';
import { createClient, isRequestError, type Client, type RequestError } from '@org/api-contract/client';
import { queryOptions } from '@tanstack/react-query';
import { checkMembers } from './expected-members.ts';

const client = createClient({
  // Calls about a user send the uid (specification, section 7). Only the session cookie authenticates.
  headers: ({ params }): Record<string, string> =>
    params?.uid === undefined ? {} : { authorization: `Bearer ${params.uid}` },
});

const listeners = new Set<(error: RequestError) => void>();

/**
 * Subscribes to API errors of queries and mutations.
 *
 * @returns a function that unsubscribes
 */
export function onRequestError(listener: (error: RequestError) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const request: Client['request'] = async (route, input, options) => {
  try {
    const answer = await client.request(route, input, options);
    checkMembers(route, answer);
    return answer;
  } catch (error) {
    if (isRequestError(error)) for (const listener of listeners) listener(error);
    throw error;
  }
};

type GetRoute = Extract<Route, `GET ${string}`>;

/**
 * Query options of an endpoint: `useQuery(get('GET /api/companies', { query }))`. A query without observers, such as a
 * superseded search, is aborted.
 */
export const get = <R extends GetRoute>(route: R, input: Input<Endpoints[R]>) =>
  queryOptions({ queryKey: [route, input], queryFn: ({ signal }) => request(route, input, { signal }) });

/**
 * As {@link get}, for a query that the route may have started: if it has failed already, the page shows the error
 * and does not retry by itself.
 */
export const getEarly = <R extends GetRoute>(route: R, input: Input<Endpoints[R]>) => ({
  ...get(route, input),
  retryOnMount: false,
});
