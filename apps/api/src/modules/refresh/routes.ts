import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { latestScrape } from './queries.ts';
import { scrapeAllSigns } from './refresh-all-signs.ts';
import { scrapeSign } from './refresh-sign.ts';

export const scrapeRoutes = (services: Services) =>
  ({
    'POST /api/scrape': ({ body }) => scrapeSign(services, body.zodiac),
    'GET /api/scrape/{zodiac}': async ({ params }) => {
      const scrape = await latestScrape(services.db, params.zodiac);
      if (!scrape) return { scrape: null };
      return {
        scrape: {
          ...scrape,
          startedAt: scrape.startedAt.toISOString(),
          finishedAt: scrape.finishedAt?.toISOString() ?? null,
        },
      };
    },
    'POST /api/scrape-enhanced': () => scrapeAllSigns(services),
  }) satisfies Partial<Handlers>;
