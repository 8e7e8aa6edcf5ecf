import type { App, Context } from './app.ts';
import { StripeFailure } from './errors.ts';
import type { EventCause, Events } from './events.ts';
import { expand } from './expand.ts';
import type { Faults } from './faults.ts';
import { fingerprintOf, type Answer, type Idempotency, type Keep } from './idempotency.ts';
import { newId } from './ids.ts';
import { callerOf, requireSecretKey, type Caller, type Keys } from './keys.ts';
import { parseForm, readParameters, type Read, type Shape } from './parameters.ts';
import { publicView } from './public-view.ts';
import type { Store } from './store.ts';

/** An authenticated call with validated parameters. */
export interface Call<S extends Shape = Shape> {
  params: Read<S>;
  /** The id in the path, or an empty string. */
  id: string;
  caller: Caller;
  /** The origin of the request URL. */
  origin: string;
}

export interface Endpoint {
  method: 'GET' | 'POST';
  path: string;
  /** Whether the endpoint accepts a publishable key. */
  publishable: boolean;
  params: Shape;
  answer(call: Call): object;
}

/** Declares an endpoint. The type of `call.params` follows from `params`. */
export const endpoint = <S extends Shape>(
  route: `${Endpoint['method']} /v1/${string}`,
  params: S,
  answer: (call: Call<S>) => object,
  { publishable = false } = {},
): Endpoint => {
  const [method, path] = route.split(' ') as [Endpoint['method'], string];
  return { method, path, publishable, params, answer };
};

interface Parts {
  keys: Keys;
  store: Store;
  events: Events;
  faults: Faults;
  idempotency: Idempotency;
}

/** Registers endpoints with authentication, parameter validation and idempotency keys. */
export function registerEndpoints(app: App, endpoints: readonly Endpoint[], parts: Parts): void {
  for (const spec of endpoints) {
    app.on(spec.method, spec.path, async (c) => {
      const requestId = newId('req');
      c.header('request-id', requestId);
      const { status, body } = await answerCall(c, spec, requestId, parts);
      return c.json(body, status);
    });
  }
}

async function answerCall(c: Context, spec: Endpoint, requestId: string, parts: Parts): Promise<Answer> {
  const { keys, faults, idempotency } = parts;
  const { method } = spec;
  const { pathname, search, origin } = new URL(c.req.url);
  await faults.apply('before', method, pathname);
  const caller = callerOf(c.req.header('authorization'), keys);
  if (!spec.publishable) requireSecretKey(caller);
  if (method === 'POST') requireFormBody(c.req.header('content-type'));
  const body = method === 'POST' ? await c.req.text() : search.slice(1);

  const answer = (idempotencyKey: string | null, keep: Keep): Promise<Answer> => {
    const params = readParameters(spec.params, parseForm(body));
    const call: Call = { params, id: c.req.param('id') ?? '', caller, origin };
    const cause = { id: requestId, idempotency_key: idempotencyKey };
    return execute({ spec, call, cause, keep, ready: faults.apply('within', method, pathname) }, parts);
  };
  const answered = async (): Promise<Answer> => {
    const key = method === 'POST' ? c.req.header('idempotency-key') : undefined;
    if (key === undefined) return answer(null, () => undefined);
    const fingerprint = fingerprintOf(pathname, body);
    const earlier = idempotency.earlier(key, fingerprint);
    if (!earlier) return idempotency.run({ key, fingerprint, requestId }, (keep) => answer(key, keep));
    c.header('idempotent-replayed', 'true');
    c.header('original-request', earlier.requestId);
    return earlier;
  };
  const result = await answered();
  await faults.apply('after', method, pathname);
  return result;
}

interface Execution {
  spec: Endpoint;
  call: Call;
  cause: EventCause;
  keep: Keep;
  /** Resolves when the endpoint may run. Rejects with an injected fault. */
  ready: Promise<void>;
}

/** Runs the endpoint. An error is an answer too, and is stored under the idempotency key. */
async function execute(
  { spec, call, cause, keep, ready }: Execution,
  { store, events }: Parts,
): Promise<Answer> {
  const injectedFailure = await ready.then(() => undefined, failureOf);
  const attempt = (): Answer => {
    try {
      if (injectedFailure) throw injectedFailure;
      const object = events.during(cause, () => spec.answer(call));
      const paths = (call.params.expand as string[] | undefined) ?? [];
      return { status: 200, body: expand(object, paths, (table, id) => store.get(table, id)) };
    } catch (error) {
      const failure = failureOf(error);
      return {
        status: failure.status,
        body: call.caller === 'publishable' ? publicBody(failure) : failure.body,
      };
    }
  };
  return store.transaction(() => {
    const answer = attempt();
    keep(answer);
    return answer;
  });
}

/** Returns a `StripeFailure` and rethrows any other error. */
function failureOf(error: unknown): StripeFailure {
  if (error instanceof StripeFailure) return error;
  throw error;
}

/** Reduces the intent in an error to its public fields. */
function publicBody({ body, details }: StripeFailure): object {
  const { payment_intent: intent } = details;
  return intent ? { error: { ...body.error, payment_intent: publicView(intent) } } : body;
}

function requireFormBody(contentType = ''): void {
  if (contentType === '' || contentType.startsWith('application/x-www-form-urlencoded')) return;
  throw new StripeFailure(
    400,
    'invalid_request_error',
    'Invalid request (check that your POST content type is application/x-www-form-urlencoded).',
  );
}
