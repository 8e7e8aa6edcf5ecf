import type { Endpoints, Input, Route } from '@org/api-contract';
import { createClient } from '@org/api-contract/client';
import { queryOptions } from '@tanstack/react-query';

export const { request } = createClient({
  // Calls about a user carry the uid (specification, section 7); only the session's cookie proves who calls.
  headers: ({ params }): Record<string, string> =>
    params?.uid === undefined ? {} : { authorization: `Bearer ${params.uid}` },
});

/**
 * How to read an endpoint through the cache: `useQuery(get('GET /api/companies', { query }))`. A read that nobody waits
 * for any more, such as a superseded search, is aborted.
 */
export const get = <R extends Extract<Route, `GET ${string}`>>(route: R, input: Input<Endpoints[R]>) =>
  queryOptions({ queryKey: [route, input], queryFn: ({ signal }) => request(route, input, { signal }) });
