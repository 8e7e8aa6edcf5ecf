import { context } from '@opentelemetry/api';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import type { FastifyInstance } from 'fastify';

const probes = new Set(['/livez', '/readyz']);

/** Calls about payments, of which every trace is kept. */
const aboutPayments = /^\/api\/[^?]*(?:payment|stripe|gift)/;

/**
 * Makes a span of each request that is kept, named by its method and route. Register it before other hooks.
 *
 * @param percent - share of the calls that are not about payments
 */
export async function traceRequests(app: FastifyInstance, percent: number): Promise<void> {
  const isKept = (url: string): boolean =>
    aboutPayments.test(url) || (Math.random() * 100 < percent && !probes.has(url));
  const instrumentation = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    instrumentHandler: false,
    recordExceptions: false,
    // Decided before a span is made, because most are not kept.
    ignorePaths: ({ url }) => !isKept(url),
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
