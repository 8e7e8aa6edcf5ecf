import { pageSize } from '@org/api-contract/values';
import type { Handlers } from '#http/routing/contract-routes.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { marksOf } from './marks-of.ts';
import { lastSourceRun, openingsById, openingsOfCompany } from './queries.ts';
import { CurrentSnapshot } from './search/current-snapshot.ts';
import { dayNumber } from './search/opening-snapshot.ts';
import { SearchCache } from './search/search-cache.ts';

export function openingRoutes({ db, clock }: Services) {
  const current = new CurrentSnapshot(db);
  const cache = new SearchCache();
  return {
    'GET /api/companies/{id}/jobs': async ({ params }) => {
      const openings = await openingsOfCompany(db, params.id);
      if (!openings) throw new ApiError('not_found');
      return { jobs: openings.map((row) => ({ ...row, scrapedAt: row.scrapedAt.toISOString() })) };
    },
    'GET /api/openings': async ({ query, log }) => {
      const { page = 1, limit = pageSize, ...filters } = query;
      const snapshot = await current.read((error) =>
        log.warn({ err: error }, 'the openings were not read again'),
      );
      const now = clock();
      const today = dayNumber(now.toISOString().slice(0, 10));
      const { ids, facets } = cache.search(snapshot, filters, today);
      const shown = ids.slice((page - 1) * limit, page * limit);
      const [rows, lastVerifiedAt] = await Promise.all([
        openingsById(db, shown).execute(),
        lastSourceRun(db),
      ]);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return {
        openings: shown
          .flatMap((id) => byId.get(id) ?? [])
          .map((row) => ({
            ...row,
            firstSeenAt: row.firstSeenAt.toISOString(),
            lastVerifiedAt: row.lastVerifiedAt.toISOString(),
            marks: marksOf(row, now),
          })),
        total: ids.length,
        totalPages: Math.ceil(ids.length / limit),
        facets,
        lastVerifiedAt: lastVerifiedAt?.toISOString() ?? null,
      };
    },
  } satisfies Partial<Handlers>;
}
