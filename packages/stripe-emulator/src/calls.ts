import type { App, Context } from './app.ts';
import { StripeFailure, unexpected } from './errors.ts';
import type { EventCause, Events } from './events.ts';
import { expand } from './expand.ts';
import { ConnectionReset, type Faults } from './faults.ts';
import { fingerprintOf, type Answer, type Idempotency, type Keep } from './idempotency.ts';
import { newId } from './ids.ts';
import { callerOf, refusePublishable, type Caller, type Keys } from './keys.ts';
import { parseForm, readParameters, type Read, type Shape } from './parameters.ts';
import { publicView } from './public-view.ts';
import { report } from './report.ts';
import type { Store } from './store.ts';

/** A call whose key and parameters are in order. */
export interface Call<S extends Shape = Shape> {
  params: Read<S>;
  /** The id in the path, or empty. */
  id: string;
  caller: Caller;
  /** Where the emulator was called at. */
  origin: string;
}

/** One endpoint. */
export interface Endpoint {
  method: 'GET' | 'POST';
  path: string;
  /** Whether a browser may call it, with a publishable key. */
  publishable: boolean;
  params: Shape;
  answer(call: Call): object;
}

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

/** Registers endpoints: each checks the key, reads the parameters, keeps idempotency and answers in Stripe's shape. */
export function registerEndpoints(app: App, endpoints: readonly Endpoint[], parts: Parts): void {
  for (const spec of endpoints) {
    app.on(spec.method, spec.path, async (c) => {
      const requestId = newId('req');
      c.header('request-id', requestId);
      try {
        const { status, body } = await answerCall(c, spec, requestId, parts);
        return c.json(body, status);
      } catch (error) {
        if (error instanceof ConnectionReset) return cutLine(error);
        const failure = error instanceof StripeFailure ? error : unexpected();
        if (failure !== error) report(c.req, error);
        return c.json(failure.body, failure.status);
      }
    });
  }
}

async function answerCall(c: Context, spec: Endpoint, requestId: string, parts: Parts): Promise<Answer> {
  const { keys, faults, idempotency } = parts;
  const { method } = spec;
  const { pathname, search, origin } = new URL(c.req.url);
  await faults.strike('before', method, pathname);
  const caller = callerOf(c.req.header('authorization'), keys);
  if (!spec.publishable) refusePublishable(caller);
  if (method === 'POST') refuseOtherMedia(c.req.header('content-type'));
  const body = method === 'POST' ? await c.req.text() : search.slice(1);

  const answer = (idempotencyKey: string | null, keep: Keep): Promise<Answer> => {
    const params = readParameters(spec.params, parseForm(body));
    const call: Call = { params, id: c.req.param('id') ?? '', caller, origin };
    const cause = { id: requestId, idempotency_key: idempotencyKey };
    return execute({ spec, call, cause, keep, begun: faults.strike('within', method, pathname) }, parts);
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
  await faults.strike('after', method, pathname);
  return result;
}

interface Execution {
  spec: Endpoint;
  call: Call;
  cause: EventCause;
  keep: Keep;
  /** Until the endpoint begins; rejects where it was ordered to fail. */
  begun: Promise<void>;
}

/** Does what was asked. A refusal is an answer, which is kept like any other. */
async function execute(
  { spec, call, cause, keep, begun }: Execution,
  { store, events }: Parts,
): Promise<Answer> {
  const orderedFailure = await begun.then(() => undefined, failureOf);
  const attempt = (): Answer => {
    try {
      if (orderedFailure) throw orderedFailure;
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

/** @throws what is no failure of Stripe's kind */
function failureOf(error: unknown): StripeFailure {
  if (error instanceof StripeFailure) return error;
  throw error;
}

/** An intent in an error is shown to a browser as reduced as any. */
function publicBody({ body, details }: StripeFailure): object {
  const { payment_intent: intent } = details;
  return intent ? { error: { ...body.error, payment_intent: publicView(intent) } } : body;
}

function refuseOtherMedia(contentType = ''): void {
  if (contentType === '' || contentType.startsWith('application/x-www-form-urlencoded')) return;
  throw new StripeFailure(
    400,
    'invalid_request_error',
    'Invalid request (check that your POST content type is application/x-www-form-urlencoded).',
  );
}

/** An answer that fails before its first byte: the server then closes the connection. */
const cutLine = (error: Error): Response =>
  new Response(new ReadableStream({ start: (controller) => controller.error(error) }));
