import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { currentSettings, saveSettings } from './settings.ts';

export const scheduleRoutes = ({ db, clock }: Services) =>
  ({
    'GET /api/blog/settings': () => currentSettings(db),
    'PUT /api/blog/settings': ({ body }) => saveSettings(db, body, clock()),
  }) satisfies Partial<Handlers>;
