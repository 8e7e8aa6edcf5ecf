import type { App, Context } from './app.ts';
import { StripeFailure, unexpected } from './errors.ts';
import type { Events } from './events.ts';
import { expand } from './expand.ts';
import { ConnectionReset, type Faults } from './faults.ts';
import { fingerprintOf, type Idempotency } from './idempotency.ts';
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

interface Answer {
  status: number;
  body: unknown;
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
  const { keys, store, events, faults, idempotency } = parts;
  const { method } = spec;
  const { pathname, search, origin } = new URL(c.req.url);
  await faults.strike('before', method, pathname);
  const caller = callerOf(c.req.header('authorization'), keys);
  if (!spec.publishable) refusePublishable(caller);
  if (method === 'POST') refuseOtherMedia(c.req.header('content-type'));
  const body = method === 'POST' ? await c.req.text() : search.slice(1);
  const key = method === 'POST' ? c.req.header('idempotency-key') : undefined;
  const fingerprint = fingerprintOf(pathname, body);
  const earlier = key === undefined ? undefined : idempotency.earlier(key, fingerprint);
  if (earlier) {
    c.header('idempotent-replayed', 'true');
    c.header('original-request', earlier.requestId);
    return earlier;
  }
  const params = readParameters(spec.params, parseForm(body));
  const call: Call = { params, id: c.req.param('id') ?? '', caller, origin };
  const request = { id: requestId, idempotency_key: key ?? null };
  const run = async (): Promise<Answer> => {
    try {
      await faults.strike('within', method, pathname);
      const object = events.during(request, () => store.transaction(() => spec.answer(call)));
      const paths = (params.expand as string[] | undefined) ?? [];
      return { status: 200, body: expand(object, paths, (table, id) => store.get(table, id)) };
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error;
      return { status: error.status, body: caller === 'publishable' ? publicBody(error) : error.body };
    }
  };
  const answer =
    key === undefined ? await run() : await idempotency.run({ key, fingerprint, requestId }, run);
  await faults.strike('after', method, pathname);
  return answer;
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
