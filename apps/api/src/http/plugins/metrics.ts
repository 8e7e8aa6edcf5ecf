import type { FastifyInstance } from 'fastify';
import type { Metrics } from '#integrations/metrics/metrics.ts';

/** The label of requests that match no route, so that made-up addresses make no metrics. */
const unknownRoute = '(unknown)';

/** Counts every request by its route when it is answered. Register it before other hooks and the routes. */
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

/** `/api/user/:uid` as `/api/user/{uid}`. There are only as many as routes. */
function contractNotation(url: string): string {
  const known = notations.get(url);
  if (known !== undefined) return known;
  const notation = url.replaceAll(/:(\w+)/g, '{$1}');
  notations.set(url, notation);
  return notation;
}
