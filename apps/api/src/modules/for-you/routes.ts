import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { rankedPage } from './ranked-page.ts';

export const forYouRoutes = ({ lists }: Pick<Services, 'lists'>) =>
  ({
    'POST /api/for-you': ({ body: { list, sign, element, page, limit } }) =>
      lists.read((db) => rankedPage(db, list, { sign, element }, { page, limit })),
  }) satisfies Partial<Handlers>;
