import type { Endpoints, Input, Output, Route } from '@org/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { NoAnswerError, RequestError } from './errors.ts';

interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | null | undefined>;
  body?: unknown;
}

function addressOf(path: string, { params, query }: AnyInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== null && value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/**
 * Calls an endpoint of the contract.
 *
 * @throws RequestError when the answer is no success
 * @throws NoAnswerError when there is none
 */
export async function request<R extends Route>(
  route: R,
  input: Input<Endpoints[R]>,
): Promise<Output<Endpoints[R]>> {
  const [method = 'GET', path = '/'] = route.split(' ');
  const given = input as AnyInput;
  const call = fetch(addressOf(path, given), {
    method,
    credentials: 'include',
    headers: {
      ...(given.body !== undefined && { 'content-type': 'application/json' }),
      ...(given.params?.uid && { authorization: `Bearer ${given.params.uid}` }),
    },
    ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
  });
  const response = await call.catch((cause: unknown) => {
    throw new NoAnswerError('Unable to connect to server.', { cause });
  });
  if (!response.ok) throw new RequestError(response.status, response.statusText, await response.text());
  return (await response.json()) as Output<Endpoints[R]>;
}

/** How to read an endpoint through the cache: `useQuery(get('GET /api/companies', { query }))`. */
export const get = <R extends Extract<Route, `GET ${string}`>>(route: R, input: Input<Endpoints[R]>) =>
  queryOptions({ queryKey: [route, input], queryFn: () => request(route, input) });
