import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { rankedPage } from './ranked-page.ts';

export const forYouRoutes = ({ db }: Pick<Services, 'db'>) =>
  ({
    'POST /api/for-you': ({ body: { list, sign, element, page, limit } }) =>
      rankedPage(db, list, { sign, element }, { page, limit }),
  }) satisfies Partial<Handlers>;
