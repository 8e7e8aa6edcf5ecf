import type { FastifyInstance } from 'fastify';
import { ApiError } from '#kernel/api-error.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a change that one of our own pages did not send. Browsers state the origin of every such request; where
 * one does not, Sec-Fetch-Site must say that it stayed on our site.
 */
export function registerCrossSiteCheck(app: FastifyInstance, publicOrigin: string): void {
  app.addHook('onRequest', async (request) => {
    if (reads.has(request.method) || request.is404 || request.routeOptions.config.signed) return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isOurs = origin === undefined ? site === 'same-origin' : origin === publicOrigin;
    if (!isOurs) throw new ApiError('cross_site');
  });
}
