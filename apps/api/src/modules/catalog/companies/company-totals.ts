import type { Db } from '#database/connection.ts';
import { countsBySign, shownCounts } from '#modules/catalog/shared/shown-counts.ts';
import { industriesAndOldest } from './queries.ts';

/**
 * How much the database holds. Openings are counted by role, as in the list of openings.
 *
 * @param lastRefreshAt - when a sign was last refreshed
 */
export async function companyTotals(db: Db, lastRefreshAt: (db: Db) => Promise<Date | null>) {
  const [counts, { industries, oldestFoundedYear }, lastScrapedAt] = await Promise.all([
    shownCounts(db),
    industriesAndOldest(db),
    lastRefreshAt(db),
  ]);
  return {
    companies: counts.companies.total,
    jobs: counts.openings,
    industries,
    oldestFoundedYear,
    lastScrapedAt: lastScrapedAt?.toISOString() ?? null,
    bySign: countsBySign(counts),
  };
}
