import type { Route } from '@org/api-contract';
import type { Topic } from '#database/content-changes.ts';

/** The calls whose answers are kept in memory, and what they are made from. All permitted callers get the same answer. */
const topicsOf: ReadonlyMap<Route, readonly Topic[]> = new Map<Route, readonly Topic[]>([
  ['GET /api/companies', ['companies']],
  ['GET /api/companies/{slug}', ['companies']],
  ['GET /api/zodiac-stats', ['companies']],
  ['GET /api/stats', ['companies', 'refreshes']],
  ['GET /api/car-brands', ['carBrands']],
  ['GET /api/car-brands/{slug}', ['carBrands', 'companies']],
  ['GET /api/car-brands/stats', ['carBrands']],
  ['GET /api/car-brands/categories', ['carBrands']],
  ['GET /api/us-states', ['usStates']],
  ['GET /api/us-states/{slug}', ['usStates']],
  ['GET /api/us-states/stats', ['usStates']],
  ['GET /api/us-states/regions', ['usStates']],
  ['GET /api/us-states/categories', ['usStates']],
  ['GET /api/insights', ['companies', 'carBrands', 'usStates']],
  ['GET /api/insights/seats', ['companies']],
  ['GET /api/blog/published', ['articles']],
]);

/** The calls whose answers are another on another day: chance expects nothing of a zodiac year that has not begun. */
const ofTheDay: ReadonlySet<Route> = new Set<Route>(['GET /api/insights']);

/** What the answer of a call is made from, or `undefined` if it is not kept. There are too many searches to keep. */
export function keptTopics(route: Route, query: unknown): readonly Topic[] | undefined {
  const isSearch = typeof query === 'object' && query !== null && 'search' in query;
  return isSearch ? undefined : topicsOf.get(route);
}

interface Asked {
  params: unknown;
  query: unknown;
  now: Date;
}

/** Names the answer of a call. The order of the parameters does not count. */
export const keyOf = (route: Route, { params, query, now }: Asked): string =>
  JSON.stringify([
    route,
    sorted(params),
    sorted(query),
    ...(ofTheDay.has(route) ? [now.toISOString().slice(0, 10)] : []),
  ]);

const sorted = (values: unknown): [string, unknown][] =>
  Object.entries(values ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
