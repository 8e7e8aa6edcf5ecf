import type { Handlers } from '#http/routing/contract-routes.ts';
import type { ViewCounter } from './view-counter.ts';

export const pageViewRoutes = (counter: ViewCounter) =>
  ({
    'POST /api/page-views': async ({ body, userAgent }) => {
      counter.countView(body.path, userAgent);
      return { accepted: true };
    },
  }) satisfies Partial<Handlers>;
