import { context, SpanStatusCode } from '@opentelemetry/api';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import { endpoints, type EndpointSpec } from '@org/api-contract';
import type { FastifyInstance } from 'fastify';
import { paymentTraces } from '#integrations/tracing/payment-traces.ts';

const probes = new Set(
  Object.entries(endpoints as Record<string, EndpointSpec>).flatMap(([route, { probe }]) =>
    probe ? [route.replace('GET ', '')] : [],
  ),
);

/** Calls about payments. Reads are not among them: the pages of a payer ask again and again whether a payment has arrived. */
const aboutPayments = /^\/api\/[^?]*(?:payment|stripe|gift)/;

/**
 * Makes a span of each request that is kept, named by its method and route. Register it before other hooks.
 *
 * @param percent - share of the calls that are not about payments; of those as many are kept as the budget allows
 */
export async function traceRequests(app: FastifyInstance, percent: number): Promise<void> {
  const isKept = (method: string, url: string): boolean =>
    (method !== 'GET' && aboutPayments.test(url) && paymentTraces.take()) ||
    (Math.random() * 100 < percent && !probes.has(url));
  // Before the plugin's own hook, which ends the span.
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode >= 500) request.opentelemetry().span?.setStatus({ code: SpanStatusCode.ERROR });
    done();
  });
  const instrumentation = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    instrumentHandler: false,
    recordExceptions: false,
    // Of a route no hook is wrapped. Of a request it is decided before a span is made, because most are not kept.
    ignorePaths: (of) => 'handler' in of || !isKept(of.method, of.url),
    requestHook: (span, { method, routeOptions }) =>
      void span.updateName(routeOptions.url === undefined ? method : `${method} ${routeOptions.url}`),
  });
  await app.register(instrumentation.plugin());
  // The hooks after the body has arrived run in the context of the socket.
  app.addHook('preValidation', (request, _reply, done) => {
    const { context: own } = request.opentelemetry();
    if (own) context.with(own, done);
    else done();
  });
}
