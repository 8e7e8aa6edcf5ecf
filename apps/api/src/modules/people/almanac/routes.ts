import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import type { Seal } from '../seal.ts';
import { openToken } from './almanac-token.ts';
import { createAlmanac } from './create-almanac.ts';
import { almanacOf, revokeAlmanacOf, type AlmanacRow } from './queries.ts';

export const privateAlmanacRoutes = (services: Services, seal: Seal) => {
  const { db, clock } = services;
  const shown = (row: AlmanacRow) => ({
    path: `/almanac/${openToken(seal, row)}.ics`,
    createdAt: row.createdAt.toISOString(),
  });
  return {
    'GET /api/almanac': async ({ caller }) => {
      const row = await almanacOf(db, caller.uid);
      return { almanac: row ? shown(row) : null };
    },
    'POST /api/almanac': async ({ caller }) => ({
      almanac: shown(await createAlmanac(services, seal, caller.uid)),
    }),
    'DELETE /api/almanac': async ({ caller }) => {
      await revokeAlmanacOf(db, caller.uid, clock());
      return { almanac: null };
    },
  } satisfies Partial<Handlers>;
};
