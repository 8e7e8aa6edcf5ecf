import type { Endpoints, Input, Route } from '@org/api-contract';
import {
  createClient,
  isRequestError,
  type Client,
  type ClientOptions,
  type RequestError,
} from '@org/api-contract/client';
import { queryOptions } from '@tanstack/react-query';
import { readHint } from '#storage/hint.ts';
import { UnusableAnswerError } from './errors.ts';
import type { checkMembers } from './check-members.ts';

/** Recognizes the endpoints for admins by their routes, because the contract itself is too large for a browser. */
export const isAdminRoute = (route: Route): boolean =>
  /^[A-Z]+ \/api\/(?:admin\/|blog\/(?!published)|promotion-codes|scrape-enhanced|sources)/.test(route);

/** Calls about a user and admin calls send the uid (specification, sections 6 and 7). Only the session cookie authenticates. */
const headers: ClientOptions['headers'] = ({ route, params }): Record<string, string> => {
  const uid = params?.uid ?? (isAdminRoute(route) ? readHint()?.uid : undefined);
  return uid === undefined ? {} : { authorization: `Bearer ${uid}` };
};

const client = createClient({ headers });

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

let check: typeof checkMembers | undefined;

export const request: Client['request'] = async (route, input, options) => {
  const answer = await failing(() => client.request(route, input, options));
  // The check is loaded with the first answer, because visitors who only read make no request.
  check ??= (await import('./check-members.ts')).checkMembers;
  check(route, answer);
  return answer;
};

/** Makes a call, and reports its failure to the listeners. */
async function failing<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (isRequestError(error)) for (const listener of listeners) listener(error);
    throw error;
  }
}

/**
 * Calls an endpoint that answers with a file.
 *
 * @throws as `request` does
 */
export async function requestFile<R extends Route>(route: R, input: Input<Endpoints[R]>): Promise<Blob> {
  let file: Blob | undefined;
  const fileClient = createClient({
    headers,
    fetch: async (address, options) => {
      const answer = await globalThis.fetch(address, options);
      if (answer.ok) file = await answer.blob();
      const { ok, status, statusText, headers } = answer;
      return {
        ok,
        status,
        statusText,
        headers,
        text: () => (answer.ok ? Promise.resolve('{}') : answer.text()),
      };
    },
  });
  await failing(() => fileClient.request(route, input));
  if (!file || file.size === 0) throw new UnusableAnswerError(`The answer to ${route} is not a file.`);
  return file;
}

type GetRoute = Extract<Route, `GET ${string}`>;

/**
 * Query options of an endpoint: `useQuery(get('GET /api/companies', { query }))`. A query without observers, such as a
 * superseded search, is aborted.
 */
export const get = <R extends GetRoute>(route: R, input: Input<Endpoints[R]>) =>
  queryOptions({ queryKey: [route, input], queryFn: ({ signal }) => request(route, input, { signal }) });

/**
 * Like {@link get}, for a query that the route may have started. If that query has failed, the page shows the error and does not
 * retry by itself.
 */
export const getEarly = <R extends GetRoute>(route: R, input: Input<Endpoints[R]>) => ({
  ...get(route, input),
  retryOnMount: false,
});
