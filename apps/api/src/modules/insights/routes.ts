import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { foundingCounts } from '#modules/catalog/lists/founding-counts.ts';
import { KeptWhileSame } from './kept-while-same.ts';
import { insightsOf } from './insights-of.ts';
import { readSeats } from './read-seats.ts';

export function insightRoutes({ lists, clock }: Pick<Services, 'lists' | 'clock'>) {
  const insights = new KeptWhileSame(insightsOf);
  return {
    'GET /api/insights': async () =>
      insights.of({ ...(await lists.read(foundingCounts)), today: clock().toISOString().slice(0, 10) }),
    'GET /api/insights/seats': () => lists.read(readSeats),
  } satisfies Partial<Handlers>;
}
