import { pageSize } from '@org/api-contract/values';
import { zodiacSignIds } from '@org/zodiac-core';
import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { countUsStates, usedUsCategories, usedUsRegions, usStateCounts, usStatesPage } from './queries.ts';

export const usStateRoutes = ({ db }: Services) =>
  ({
    'GET /api/us-states': async ({ query: { page = 1, limit = pageSize, ...filters } }) => {
      const [rows, total] = await Promise.all([
        usStatesPage(db, filters, limit, (page - 1) * limit),
        countUsStates(db, filters),
      ]);
      const usStates = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
      return { usStates, total, totalPages: Math.ceil(total / limit) };
    },
    'GET /api/us-states/stats': async () => {
      const counts = new Map((await usStateCounts(db)).map(({ sign, count }) => [sign, count]));
      return { stats: zodiacSignIds.map((sign) => ({ sign, count: counts.get(sign) ?? 0 })) };
    },
    'GET /api/us-states/regions': async () => ({ regions: await usedUsRegions(db) }),
    'GET /api/us-states/categories': async () => ({ categories: await usedUsCategories(db) }),
  }) satisfies Partial<Handlers>;
