import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { latestRun } from './queries.ts';
import { refreshAllSigns } from './refresh-all-signs.ts';
import { refreshSign } from './refresh-sign.ts';

export const refreshRoutes = (services: Services) =>
  ({
    'POST /api/scrape': ({ body }) => refreshSign(services, body.zodiac),
    'GET /api/scrape/{zodiac}': async ({ params }) => {
      const scrape = await latestRun(services.db, params.zodiac);
      if (!scrape) return { scrape: null };
      return {
        scrape: {
          ...scrape,
          startedAt: scrape.startedAt.toISOString(),
          finishedAt: scrape.finishedAt?.toISOString() ?? null,
        },
      };
    },
    'POST /api/scrape-enhanced': () => refreshAllSigns(services),
  }) satisfies Partial<Handlers>;
