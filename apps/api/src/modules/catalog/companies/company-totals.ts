import type { Db } from '#database/connection.ts';
import { countsBySign, shownCounts } from '#modules/catalog/shared/shown-counts.ts';
import { industriesAndOldest, lastScrape } from './queries.ts';

/** How much the database holds. An opening is a role, as the list of openings has it. */
export async function companyTotals(db: Db) {
  const [counts, { industries, oldestFoundedYear }, lastScrapedAt] = await Promise.all([
    shownCounts(db),
    industriesAndOldest(db),
    lastScrape(db),
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
