/**
 * A typed client of the API, over `fetch`.
 *
 * @packageDocumentation
 */
import type { Calls } from './calls.ts';

export type { Calls } from './calls.ts';

type Route = keyof Calls;

/** The part of `Response` that the client reads, so that any `fetch` fits. */
interface FetchAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

interface FetchOptions {
  method: string;
  credentials: 'include';
  headers: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
}

export interface ClientOptions {
  /** Origin of the API, such as `https://atlas.example`; by default the page's own. A slash at its end is left out. */
  baseUrl?: string;
  /** Used in place of the global `fetch`. */
  fetch?: (address: string, options: FetchOptions) => Promise<FetchAnswer>;
  /** Additional headers of a call, such as a cookie outside a browser. */
  headers?: (call: { route: Route; params?: Record<string, string | number> }) => Record<string, string>;
}

export interface CallOptions {
  signal?: AbortSignal;
}

/** A response with an error status. */
export class RequestError<R extends Route = Route> extends Error {
  override readonly name = 'RequestError';
  readonly route: R;
  readonly status: number;
  /** The text of the response. */
  readonly body: string;
  /** The contract's error code. `undefined` if the response is not the API's own, such as a proxy's page. */
  readonly code: Calls[R]['code'] | undefined;
  /** The server's sentence for the user, if it sent one. */
  readonly sentence: string | undefined;
  /** The problem of each wrong input, by the input's name. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly requestId: string | undefined;
  /** Today's price in dollars, with the code `price_changed`. */
  readonly amount: number | undefined;
  /** Keywords that may be meant instead of a refused one. */
  readonly suggestions: readonly string[];
  /** How long to wait before the next attempt, if the server said so. */
  readonly retryAfterSeconds: number | undefined;

  /** The message is `{status}: {body text}`, or `{status}: {status text}` if the body is empty. */
  constructor(route: R, { status, statusText, headers }: Omit<FetchAnswer, 'text' | 'ok'>, body: string) {
    super(`${status}: ${body || statusText}`);
    this.route = route;
    this.status = status;
    this.body = body;
    const { code, error, fields, requestId, amount, suggestions } = objectOf(body);
    this.code = text(code) as Calls[R]['code'] | undefined;
    this.sentence = text(error);
    this.requestId = text(requestId);
    this.suggestions = Array.isArray(suggestions) ? suggestions.map(String) : [];
    this.amount = typeof amount === 'number' ? amount : undefined;
    this.fields = fields && typeof fields === 'object' ? (fields as Record<string, string>) : undefined;
    this.retryAfterSeconds = Number(headers.get('retry-after')) || undefined;
  }
}

/**
 * There was no response or an incomplete one, because the network or the server is unavailable. `cause` is the error
 * of `fetch`.
 */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

/** A successful response whose body is not a JSON object, such as the sign-in page of a hotel's network. */
export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError';
}

/** How a call of the route `R` fails. */
export type Failure<R extends Route> = RequestError<R> | NoAnswerError | UnreadableAnswerError;

/** Each case also declares the members of the other, because TypeScript without `strict` can't distinguish them otherwise. */
export type Result<R extends Route> =
  | { readonly ok: true; readonly output: Calls[R]['output']; readonly failure?: undefined }
  | { readonly ok: false; readonly failure: Failure<R>; readonly output?: undefined };

export interface Client {
  /**
   * Calls an endpoint.
   *
   * @throws RequestError when the response has an error status
   * @throws NoAnswerError when there is no complete response
   * @throws UnreadableAnswerError when the body of a success is not a JSON object
   * @throws the reason of `signal` when the call was aborted
   * @throws TypeError when a path parameter is missing or empty
   */
  request<R extends Route>(
    route: R,
    input: Calls[R]['input'],
    options?: CallOptions,
  ): Promise<Calls[R]['output']>;
  /** Like `request`, but returns the failure, with the error codes of this endpoint. An abort still throws. */
  attempt<R extends Route>(route: R, input: Calls[R]['input'], options?: CallOptions): Promise<Result<R>>;
}

/** Whether an error is a `RequestError`; with `route`, of a call of that route, which also narrows the type of `code`. */
export function isRequestError<R extends Route = Route>(error: unknown, route?: R): error is RequestError<R> {
  return error instanceof RequestError && (route === undefined || error.route === route);
}

interface AnyInput {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
}

/** Creates a client of the API, for browsers and every other runtime with `fetch`. */
export function createClient({
  baseUrl = '',
  // `globalThis.fetch` is read at each call, because a page or a test may replace it.
  fetch: send = (address, options) => globalThis.fetch(address, options),
  headers = () => ({}),
}: ClientOptions = {}): Client {
  const request: Client['request'] = async (route, input, { signal } = {}) => {
    const { params, query, body } = input as AnyInput;
    const [method = '', path = ''] = route.split(' ');
    const json = body === undefined ? undefined : JSON.stringify(body);
    const address = baseUrl.replace(/\/+$/, '') + filled(path, params) + searchOf(query);
    let answer: FetchAnswer;
    let answered: string;
    try {
      answer = await send(address, {
        method,
        credentials: 'include',
        headers: {
          ...(json && { 'content-type': 'application/json' }),
          ...headers({ route, ...(params && { params }) }),
        },
        ...(json && { body: json }),
        ...(signal && { signal }),
      });
      answered = await answer.text();
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw new NoAnswerError('Unable to connect to server.', { cause });
    }
    if (!answer.ok) throw new RequestError(route, answer, answered);
    let output: unknown;
    try {
      output = JSON.parse(answered);
    } catch (cause) {
      throw new UnreadableAnswerError('The answer is not valid JSON.', { cause });
    }
    // Every output of the contract is an object, so anything else does not come from the API.
    if (output === null || typeof output !== 'object')
      throw new UnreadableAnswerError('The answer is not a JSON object.');
    return output as Calls[typeof route]['output'];
  };

  return {
    request,
    async attempt(route, input, options) {
      try {
        return { ok: true, output: await request(route, input, options) };
      } catch (error) {
        const isFailure =
          isRequestError(error, route) ||
          error instanceof NoAnswerError ||
          error instanceof UnreadableAnswerError;
        if (isFailure) return { ok: false, failure: error };
        throw error;
      }
    },
  };
}

const filled = (path: string, params: AnyInput['params'] = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    if (value === '') throw new TypeError(`The path parameter "${name}" of ${path} is missing.`);
    return encodeURIComponent(value);
  });

function searchOf(query: AnyInput['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

/** Parses a JSON object. Anything else, such as a proxy's page, has no members. */
function objectOf(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
