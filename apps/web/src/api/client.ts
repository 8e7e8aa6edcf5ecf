import type { Endpoints, Input, Output, Route } from '@org/api-contract';
import {
  createClient,
  isRequestError,
  UnreadableAnswerError,
  type Client,
  type RequestError,
} from '@org/api-contract/client';
import { queryOptions } from '@tanstack/react-query';

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
    return await client.request(route, input, options);
  } catch (error) {
    if (isRequestError(error)) for (const listener of listeners) listener(error);
    throw error;
  }
};

type GetRoute = Extract<Route, `GET ${string}`>;

/** The list in the answer of an endpoint. */
const lists: { readonly [R in GetRoute]?: keyof Output<Endpoints[R]> } = {
  'GET /api/blog/keywords': 'keywords',
  'GET /api/blog/posts': 'posts',
  'GET /api/blog/published': 'posts',
  'GET /api/car-brands': 'carBrands',
  'GET /api/car-brands/categories': 'categories',
  'GET /api/car-brands/stats': 'stats',
  'GET /api/companies': 'companies',
  'GET /api/companies/{id}/jobs': 'jobs',
  'GET /api/reading': 'sections',
  'GET /api/us-states': 'usStates',
  'GET /api/us-states/categories': 'categories',
  'GET /api/us-states/regions': 'regions',
  'GET /api/us-states/stats': 'stats',
  'GET /api/zodiac-stats': 'stats',
};

/** Rejects an answer without its list, such as the `{}` of a proxy: the page would show it as still loading. */
async function read<R extends GetRoute>(route: R, input: Input<Endpoints[R]>, signal: AbortSignal) {
  const answer = await request(route, input, { signal });
  const list: keyof typeof answer | undefined = lists[route];
  if (list !== undefined && !Array.isArray(answer[list]))
    throw new UnreadableAnswerError(`The answer has no ${String(list)}.`);
  return answer;
}

/**
 * Query options of an endpoint: `useQuery(get('GET /api/companies', { query }))`. A query without observers, such as a
 * superseded search, is aborted.
 */
export const get = <R extends GetRoute>(route: R, input: Input<Endpoints[R]>) =>
  queryOptions({ queryKey: [route, input], queryFn: ({ signal }) => read(route, input, signal) });

/**
 * As {@link get}, for a query that the route may have started: if it has failed already, the page shows the error
 * and does not retry by itself.
 */
export const getEarly = <R extends GetRoute>(route: R, input: Input<Endpoints[R]>) => ({
  ...get(route, input),
  retryOnMount: false,
});
