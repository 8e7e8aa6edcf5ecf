import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { countPageView } from './queries.ts';

export const pageViewRoutes = ({ db }: Services) =>
  ({
    'POST /api/page-views': async ({ body }) => {
      await countPageView(db, body.path);
      return { accepted: true };
    },
  }) satisfies Partial<Handlers>;
