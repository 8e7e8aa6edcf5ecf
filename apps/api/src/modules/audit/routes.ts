import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { latestActions } from './actions.ts';

export const auditRoutes = ({ db }: Services) =>
  ({
    'GET /api/admin/actions': ({ query }) => latestActions(db, query.page ?? 1),
  }) satisfies Partial<Handlers>;
