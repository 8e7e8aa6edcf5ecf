import type { FastifyInstance } from 'fastify';
import { ApiError } from '#kernel/api-error.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a change that was not sent by one of our pages: `Origin` must equal `publicOrigin`. Without `Origin`,
 * `Sec-Fetch-Site` must be `same-origin`.
 */
export function registerCrossSiteCheck(app: FastifyInstance, publicOrigin: string): void {
  app.addHook('onRequest', async (request) => {
    const { signed, fromAnywhere } = request.routeOptions.config;
    if (safeMethods.has(request.method) || request.is404 || signed || fromAnywhere) return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isOurs = origin === undefined ? site === 'same-origin' : origin === publicOrigin;
    if (!isOurs) throw new ApiError('cross_site');
  });
}
