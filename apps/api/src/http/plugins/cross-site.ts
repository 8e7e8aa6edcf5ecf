import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#kernel/api-error.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a change unless one of our pages sent it: `Origin` must equal `publicOrigin`, or without `Origin`,
 * `Sec-Fetch-Site` must be `same-origin`.
 */
export function registerCrossSiteCheck(app: FastifyInstance, publicOrigin: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (safeMethods.has(request.method) || isOurs(request)) done();
    else done(new ApiError('cross_site'));
  });

  function isOurs({ headers, is404, routeOptions }: FastifyRequest): boolean {
    const { signed, fromAnywhere } = routeOptions.config;
    if (is404 || signed || fromAnywhere) return true;
    const { origin, 'sec-fetch-site': site } = headers;
    return origin === undefined ? site === 'same-origin' : origin === publicOrigin;
  }
}
