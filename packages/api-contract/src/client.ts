import type { Endpoints, ErrorCodeOf, Route } from './endpoints.ts';
import type { Input, Output } from './endpoint.ts';

/** What the client needs of a `fetch` answer. */
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
  /** Origin of the API, such as `https://atlas.example`; by default the page's own. */
  baseUrl?: string;
  /** Used in place of the global `fetch`. */
  fetch?: (address: string, options: FetchOptions) => Promise<FetchAnswer>;
  /** Headers beyond the content type, given the call's input. */
  headers?: (input: { params?: Record<string, string | number> }) => Record<string, string>;
}

export interface CallOptions {
  signal?: AbortSignal;
}

/** An answer that is no success. */
export class RequestError<R extends Route = Route> extends Error {
  override readonly name = 'RequestError';
  readonly route: R;
  readonly status: number;
  /** The answer's text as it came. */
  readonly body: string;
  /** Why, as the contract names it; absent where the answer is not the API's own, such as a proxy's page. */
  readonly code: ErrorCodeOf<R> | undefined;
  /** A sentence fit to show, where the server gave one. */
  readonly sentence: string | undefined;
  /** What is wrong with which input. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly requestId: string | undefined;
  /** How long to wait before another try, where the server said so. */
  readonly retryAfterSeconds: number | undefined;

  /** The message is `{status}: {body text}`, or the status text where the body is empty. */
  constructor(route: R, { status, statusText, headers }: Omit<FetchAnswer, 'text' | 'ok'>, body: string) {
    super(`${status}: ${body || statusText}`);
    this.route = route;
    this.status = status;
    this.body = body;
    const { code, error, fields, requestId } = objectOf(body);
    this.code = text(code) as ErrorCodeOf<R> | undefined;
    this.sentence = text(error);
    this.requestId = text(requestId);
    this.fields = fields && typeof fields === 'object' ? (fields as Record<string, string>) : undefined;
    this.retryAfterSeconds = Number(headers.get('retry-after')) || undefined;
  }
}

/** A call that got no answer, or half of one: the network is away, or the server. The cause says more. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

/** A success whose body is no JSON object, such as the sign-in page of a hotel's network. */
export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError';
}

/** How a call of the route `R` fails. */
export type Failure<R extends Route> = RequestError<R> | NoAnswerError | UnreadableAnswerError;

export type Result<R extends Route> =
  | { readonly ok: true; readonly output: Output<Endpoints[R]> }
  | { readonly ok: false; readonly failure: Failure<R> };

export interface Client {
  /**
   * Calls an endpoint.
   *
   * @throws RequestError when the answer is no success
   * @throws NoAnswerError when there is none
   * @throws UnreadableAnswerError when a success cannot be read
   */
  request<R extends Route>(
    route: R,
    input: Input<Endpoints[R]>,
    options?: CallOptions,
  ): Promise<Output<Endpoints[R]>>;
  /** As `request`, with the failure as a value whose codes are those of this endpoint. An abort still throws. */
  attempt<R extends Route>(route: R, input: Input<Endpoints[R]>, options?: CallOptions): Promise<Result<R>>;
}

/** Whether the API refused; for one route, whose codes are then known. */
export function isRequestError<R extends Route = Route>(error: unknown, route?: R): error is RequestError<R> {
  return error instanceof RequestError && (route === undefined || error.route === route);
}

interface AnyInput {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
}

/** A client of the API, for browsers and anything else with `fetch`. */
export function createClient({
  baseUrl = '',
  // Looked up at each call, so that a page or a test may replace it.
  fetch: send = (address, options) => globalThis.fetch(address, options),
  headers = () => ({}),
}: ClientOptions = {}): Client {
  const request: Client['request'] = async (route, input, { signal } = {}) => {
    const { params, query, body } = input as AnyInput;
    const [method = '', path = ''] = route.split(' ');
    const json = body === undefined ? undefined : JSON.stringify(body);
    let answer: FetchAnswer;
    let answered: string;
    try {
      answer = await send(baseUrl + filled(path, params) + searchOf(query), {
        method,
        credentials: 'include',
        headers: {
          ...(json && { 'content-type': 'application/json' }),
          ...headers(params ? { params } : {}),
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
    // Every output of the contract is an object; anything else is not the API's.
    if (output === null || typeof output !== 'object')
      throw new UnreadableAnswerError('The answer is not a JSON object.');
    return output as Output<Endpoints[typeof route]>;
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
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

function searchOf(query: AnyInput['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

/** The members of a JSON object; none of anything else, which a proxy between us may answer. */
function objectOf(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
