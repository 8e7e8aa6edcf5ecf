import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { scheduleTimes } from './queries.ts';
import { currentSettings, saveSettings } from './settings.ts';

export const scheduleRoutes = ({ db, clock }: Services) =>
  ({
    'GET /api/blog/settings': () => currentSettings(db),
    'GET /api/blog/schedule': async () => {
      const times = await scheduleTimes(db);
      return {
        nextArticleAt: times?.nextArticleAt?.toISOString() ?? null,
        lastRunAt: times?.lastRunAt?.toISOString() ?? null,
        lastResult: times?.lastResult ?? null,
      };
    },
    'PUT /api/blog/settings': ({ body }) => saveSettings(db, body, clock()),
  }) satisfies Partial<Handlers>;
