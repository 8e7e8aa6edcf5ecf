import type { Handlers } from '#http/contract-routes.ts';
import type { Services } from '#services/services.ts';
import { countPageView } from './queries.ts';

export const pageViewRoutes = ({ db }: Services) =>
  ({
    'POST /api/page-views': async ({ body }) => {
      await countPageView(db, body.path);
      return { accepted: true };
    },
  }) satisfies Partial<Handlers>;
