import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Db } from '#database/connection.ts';
import type { Services } from '#integrations/services.ts';
import { KeptCounts } from '#modules/catalog/shared/kept-counts.ts';
import type { CountedLists } from '#modules/catalog/lists/standing-of.ts';
import type { Counts } from '#modules/catalog/shared/listing.ts';
import { countsOfList } from '#modules/catalog/shared/shown-counts.ts';
import { companyTotals } from './queries.ts';
import { listCompanies } from './list-companies.ts';
import { listWholeCompanies } from './list-whole-companies.ts';
import { readCompanyDetails } from './read-company-details.ts';

export function companyRoutes(
  { db, lists, writes }: Services,
  lastRefreshAt: (db: Db) => Promise<Date | null>,
) {
  const keptCounts = new KeptCounts<Counts<string>>(writes);
  const countedLists: CountedLists = new KeptCounts(writes);
  return {
    'GET /api/companies': ({ query }) => {
      // With only a sign or a search, the call is the specification's and has no pages.
      const { zodiac, search, ...further } = query;
      return lists.read<Awaited<ReturnType<typeof listCompanies | typeof listWholeCompanies>>>((from) =>
        Object.keys(further).length > 0
          ? listCompanies(from, query, keptCounts)
          : listWholeCompanies(from, { zodiac, search }),
      );
    },
    'GET /api/companies/{slug}': async ({ params }) => readCompanyDetails(db, params.slug, countedLists),
    'GET /api/zodiac-stats': () =>
      lists.read(async (from) => ({ stats: (await countsOfList(from, 'companies')).bySign })),
    'GET /api/stats': () => lists.read((from) => companyTotals(from, lastRefreshAt)),
  } satisfies Partial<Handlers>;
}
