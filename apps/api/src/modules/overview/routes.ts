import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import type { ViewCounter } from '#modules/page-views/view-counter.ts';
import { readActions } from './read-actions.ts';
import { readOverview } from './read-overview.ts';

export const overviewRoutes = (services: Services, views: ViewCounter) =>
  ({
    'GET /api/admin/overview': async ({ query }) => {
      // Includes the views that this process has counted so far. The views of other processes are at most ten seconds
      // old.
      await views.flush();
      return readOverview(services, query.days);
    },
    'GET /api/admin/actions': ({ query }) => readActions(services.db, query.page ?? 1),
  }) satisfies Partial<Handlers>;
