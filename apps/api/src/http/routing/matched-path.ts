import type { FastifyRequest } from 'fastify';

/**
 * The path as the router understood it: the pattern of the route, and in place of a wildcard what was asked for,
 * decoded. The text of the URL is no ground for a decision: `/%61pi` and `http://host/api` are `/api` as well.
 */
export function matchedPath({ routeOptions, params }: FastifyRequest): string {
  const rest: unknown = Reflect.get(Object(params), '*');
  return (routeOptions.url ?? '/*').replace('*', () => (typeof rest === 'string' ? rest : ''));
}
