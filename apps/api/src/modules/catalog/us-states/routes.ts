import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { usStateOfRow, readUsStateDetails } from './read-us-state-details.ts';
import { countBySign } from '#modules/catalog/shared/count-by-sign.ts';
import { readPage } from '#modules/catalog/shared/read-page.ts';
import { usedUsCategories, usedUsRegions, usStatesMatching } from './queries.ts';

export const usStateRoutes = ({ db }: Services) =>
  ({
    'GET /api/us-states': async ({ query }) => {
      const { rows, ...totals } = await readPage(usStatesMatching(db, query), query);
      return { usStates: rows.map(usStateOfRow), ...totals };
    },
    'GET /api/us-states/{slug}': async ({ params }) => readUsStateDetails(db, params.slug),
    'GET /api/us-states/stats': async () => ({ stats: await countBySign(db, 'usStates') }),
    'GET /api/us-states/regions': async () => ({ regions: await usedUsRegions(db) }),
    'GET /api/us-states/categories': async () => ({ categories: await usedUsCategories(db) }),
  }) satisfies Partial<Handlers>;
