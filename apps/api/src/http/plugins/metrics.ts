import type { FastifyInstance } from 'fastify';
import type { Metrics } from '#integrations/metrics/metrics.ts';

/** The label for requests without a route, so that invented addresses create no metrics. */
const unknownRoute = '(unknown)';

/** Counts each answered request by its route. Register it before other hooks and the routes. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url } = request.routeOptions;
    metrics.countRequest({
      method: request.method,
      route: url === undefined || request.is404 ? unknownRoute : contractNotation(url),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    });
    done();
  });
}

const notations = new Map<string, string>();

/** Converts `/api/user/:uid` to `/api/user/{uid}`. The map has one entry for each route. */
function contractNotation(url: string): string {
  const known = notations.get(url);
  if (known !== undefined) return known;
  const notation = url.replaceAll(/:(\w+)/g, '{$1}');
  notations.set(url, notation);
  return notation;
}
