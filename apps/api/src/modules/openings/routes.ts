import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Db } from '#database/connection.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { KeptCounts } from '#modules/catalog/shared/kept-counts.ts';
import { listOpenings, type OpeningCounts } from './list-openings.ts';
import { openingsOfCompany } from './queries.ts';

export function openingRoutes(
  { db, lists, clock, writes }: Services,
  lastSourceReadAt: (db: Db) => Promise<Date | null>,
) {
  const keptCounts = new KeptCounts<OpeningCounts>(writes);
  return {
    'GET /api/companies/{id}/jobs': async ({ params }) => {
      const openings = await openingsOfCompany(db, params.id);
      if (!openings) throw new ApiError('not_found');
      return { jobs: openings.map((row) => ({ ...row, scrapedAt: row.scrapedAt.toISOString() })) };
    },
    'GET /api/openings': ({ query }) =>
      lists.read((from) => listOpenings(from, query, { keptCounts, now: clock(), lastSourceReadAt })),
  } satisfies Partial<Handlers>;
}
