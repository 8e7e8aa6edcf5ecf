import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { endpoints, type EndpointSpec } from '@org/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paymentTraces } from '#integrations/tracing/payment-traces.ts';

const probes = new Set(
  Object.entries(endpoints as Record<string, EndpointSpec>).flatMap(([route, { probe }]) =>
    probe ? [route.replace('GET ', '')] : [],
  ),
);

/** Calls about payments. Reads are left out below, because a payer's page polls for its payment. */
const aboutPayments = /^\/api\/[^?]*(?:payment|stripe|gift)/;

/**
 * Creates a span for each traced request, named by method and route. Register it before other hooks.
 *
 * @param percent - share of traced calls, except calls about payments, which are traced as far as their budget allows
 */
export function traceRequests(app: FastifyInstance, percent: number): void {
  const isKept = (method: string, url: string): boolean =>
    (method !== 'GET' && aboutPayments.test(url) && paymentTraces.take()) ||
    (Math.random() * 100 < percent && !probes.has(url));
  const tracer = trace.getTracer('zodiac-atlas');
  const contexts = new WeakMap<FastifyRequest, Context>();
  // Most requests are not traced, so this is decided before their span is created.
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions } = request;
    if (!isKept(method, request.url)) return done();
    const route = routeOptions.url;
    const span = tracer.startSpan(
      route === undefined ? method : `${method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': method, ...(route !== undefined && { 'http.route': route }) },
      },
      ROOT_CONTEXT,
    );
    const own = trace.setSpan(ROOT_CONTEXT, span);
    contexts.set(request, own);
    return context.with(own, done);
  });
  // Sets the span again, because hooks after the arrival of the body run in the async context of the socket.
  app.addHook('preValidation', (request, _reply, done) => {
    const own = contexts.get(request);
    if (own) context.with(own, done);
    else done();
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
