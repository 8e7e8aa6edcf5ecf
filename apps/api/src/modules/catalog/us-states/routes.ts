import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { listUsStates } from './list-us-states.ts';
import { readUsStateDetails } from './read-us-state-details.ts';
import { countsOfList } from '#modules/catalog/shared/shown-counts.ts';
import { usedUsCategories, usedUsRegions } from './queries.ts';

export const usStateRoutes = ({ db, lists }: Services) =>
  ({
    'GET /api/us-states': ({ query }) => lists.read((from) => listUsStates(from, query)),
    'GET /api/us-states/{slug}': async ({ params }) => readUsStateDetails(db, params.slug),
    'GET /api/us-states/stats': async () => ({
      stats: (await countsOfList(db, 'usStates')).bySign,
    }),
    'GET /api/us-states/regions': async () => ({ regions: await usedUsRegions(db) }),
    'GET /api/us-states/categories': async () => ({ categories: await usedUsCategories(db) }),
  }) satisfies Partial<Handlers>;
