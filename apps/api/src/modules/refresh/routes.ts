import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { doubtfulFounders } from '#modules/catalog/companies/wikidata-facts.ts';
import { cancelRefresh, refreshSign } from './refresh-sign.ts';
import { cancelRuns, latestRun, latestRuns, sourceRuns } from './queries.ts';
import type { ProgressFeed } from './progress-feed.ts';
import { nextDailyRefresh, refreshAllSigns, refreshJob } from './refresh-all-signs.ts';
import { scrapeOf, sourceStatuses } from './shown-refreshes.ts';

export const refreshRoutes = (services: Services, feed: ProgressFeed) =>
  ({
    'POST /api/scrape': ({ body, caller }) => refreshSign(services, body.zodiac, caller.uid),
    'GET /api/scrape/{zodiac}': async ({ params }) => {
      const run = await latestRun(services.db, params.zodiac);
      return { scrape: run ? scrapeOf(run) : null };
    },
    'GET /api/scrape/{zodiac}/events': async ({ params, caller }) => feed.open(params.zodiac, caller.uid),
    'DELETE /api/scrape/{zodiac}': async ({ params, caller }) => {
      await cancelRefresh(services.db, params.zodiac, caller);
      return { message: 'The refresh ends in a moment. The results so far are stored.' };
    },
    'POST /api/scrape-enhanced': () => refreshAllSigns(services),
    'DELETE /api/scrape-enhanced': async () => {
      // Cancels the waiting refreshes first, so that none of them starts in the meantime.
      await services.queue.clear(refreshJob);
      const running = await cancelRuns(services.db);
      const refreshes = running === 1 ? 'refresh ends' : 'refreshes end';
      return { message: `${running} running ${refreshes} in a moment. No other starts.` };
    },
    'GET /api/sources': async () => {
      const [runs, scrapes, founders] = await Promise.all([
        sourceRuns(services.db),
        latestRuns(services.db).orderBy('startedAt', 'desc').execute(),
        doubtfulFounders(services.db),
      ]);
      return {
        sources: sourceStatuses(runs),
        scrapes: scrapes.map(scrapeOf),
        doubtfulFounders: founders,
        nextRunAt: nextDailyRefresh(services.clock()).toISOString(),
      };
    },
  }) satisfies Partial<Handlers>;
