import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { rankedSigns } from './ranked-signs.ts';

export const forYouRoutes = ({ lists }: Pick<Services, 'lists'>) =>
  ({
    'POST /api/for-you': ({ body: { list, sign, element } }) =>
      lists.read(async (db) => ({ signs: await rankedSigns(db, list, { sign, element }) })),
  }) satisfies Partial<Handlers>;
