import type { EmulatorContext } from 'emulate';
import { parse } from 'qs';
import type { Faults } from './faults.ts';
import { StripeFailure } from './errors.ts';
import type { StripeState } from './state.ts';

export type Params = Record<string, unknown>;

export interface Keys {
  secretKey: string;
  publishableKey: string;
}

/** One call, its key checked. */
export interface StripeRequest {
  params: Params;
  /** Path parameters. */
  path: Record<string, string>;
  /** `publishable` for a browser, which must prove itself by a client secret. */
  key: 'secret' | 'publishable';
}

interface RouteOptions {
  /** Whether a browser with the publishable key may call. */
  publishable?: boolean;
}

type App = EmulatorContext<StripeState>['app'];

/** Registers routes that check keys, keep idempotency and answer errors in Stripe's shape. */
export class StripeRoutes {
  readonly #app: App;
  readonly #state: StripeState;
  readonly #keys: Keys;
  readonly #faults: Faults;

  constructor(app: App, state: StripeState, keys: Keys, faults: Faults) {
    this.#app = app;
    this.#state = state;
    this.#keys = keys;
    this.#faults = faults;
  }

  get(path: string, handler: (request: StripeRequest) => unknown, options: RouteOptions = {}): void {
    this.#add('GET', path, handler, options);
  }

  post(path: string, handler: (request: StripeRequest) => unknown, options: RouteOptions = {}): void {
    this.#add('POST', path, handler, options);
  }

  #add(
    method: string,
    path: string,
    handler: (request: StripeRequest) => unknown,
    options: RouteOptions,
  ): void {
    this.#app.on(method, path, async (c) => {
      try {
        await this.#faults.before(new URL(c.req.url).pathname);
        const key = this.#keyOf(c.req.header('authorization'), options);
        const text = method === 'GET' ? new URL(c.req.url).search.slice(1) : await c.req.text();
        const params = parse(text) as Params;
        const request: StripeRequest = { params, path: c.req.param(), key };
        const idempotencyKey = method === 'POST' ? c.req.header('idempotency-key') : undefined;
        if (!idempotencyKey) return c.json(handler(request));
        const { status, body } = this.#once(idempotencyKey, `${c.req.path} ${text}`, () => handler(request));
        return c.json(body, status);
      } catch (error) {
        if (error instanceof StripeFailure) return c.json(error.body, error.status);
        throw error;
      }
    });
  }

  #keyOf(authorization: string | undefined, { publishable = false }: RouteOptions): 'secret' | 'publishable' {
    const key = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
    if (!key) {
      throw new StripeFailure(401, 'invalid_request_error', 'You did not provide an API key.');
    }
    if (key === this.#keys.secretKey) return 'secret';
    if (key !== this.#keys.publishableKey) {
      throw new StripeFailure(
        401,
        'invalid_request_error',
        `Invalid API Key provided: ${key.slice(0, 7)}***`,
      );
    }
    if (!publishable) {
      throw new StripeFailure(
        401,
        'invalid_request_error',
        'This API call cannot be made with a publishable API key.',
        {
          code: 'secret_key_required',
        },
      );
    }
    return 'publishable';
  }

  /** The same key and parameters answer as the first time; other parameters are refused. */
  #once(key: string, fingerprint: string, run: () => unknown): { status: number; body: unknown } {
    const earlier = this.#state.idempotency[key];
    if (earlier) {
      if (earlier.fingerprint === fingerprint) return { status: earlier.status, body: earlier.body };
      throw new StripeFailure(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      );
    }
    const result = attempt(run);
    this.#state.idempotency[key] = { fingerprint, ...structuredClone(result) };
    return result;
  }
}

function attempt(run: () => unknown): { status: number; body: unknown } {
  try {
    return { status: 200, body: run() };
  } catch (error) {
    // A request refused before it did anything may be sent again, corrected, under the same key.
    if (error instanceof StripeFailure && error.status !== 400)
      return { status: error.status, body: error.body };
    throw error;
  }
}
