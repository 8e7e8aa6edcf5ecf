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

/** Calls about payments, except reads: a payer's page polls for its payment. */
const aboutPayments = /^\/api\/[^?]*(?:payment|stripe|gift)/;

/**
 * Creates a span for each traced request, named by method and route. Register it before other hooks.
 *
 * @param percent - share of traced calls, except calls about payments, which are traced as far as their budget allows
 */
export async function traceRequests(app: FastifyInstance, percent: number): Promise<void> {
  const isKept = (method: string, url: string): boolean =>
    (method !== 'GET' && aboutPayments.test(url) && paymentTraces.take()) ||
    (Math.random() * 100 < percent && !probes.has(url));
  // Registered before the plugin's own hook, which ends the span.
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode >= 500) request.opentelemetry().span?.setStatus({ code: SpanStatusCode.ERROR });
    done();
  });
  const instrumentation = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    instrumentHandler: false,
    recordExceptions: false,
    // Route hooks are not wrapped. Whether a request is traced is decided before its span is created, because most
    // are not.
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
