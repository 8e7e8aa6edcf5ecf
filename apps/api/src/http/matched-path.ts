import type { FastifyRequest } from 'fastify';

/**
 * Returns the path that the router matched: the pattern of the route, with the decoded text in place of a wildcard.
 * Decide by this path and never by the raw URL: `/%61pi` and `http://host/api` are also routed to `/api`.
 */
export function matchedPath({ routeOptions, params }: FastifyRequest): string {
  const rest: unknown = Reflect.get(Object(params), '*');
  return (routeOptions.url ?? '/*').replace('*', () => (typeof rest === 'string' ? rest : ''));
}
