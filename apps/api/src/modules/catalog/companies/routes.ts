import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { countBySign } from '#modules/catalog/shared/count-by-sign.ts';
import { companyOfRow } from './company-of-row.ts';
import { allCompanies, companiesMatching, companiesOfSign, databaseTotals } from './queries.ts';
import { listCompanies } from './list-companies.ts';
import { readCompanyDetails } from './read-company-details.ts';

export const companyRoutes = ({ db }: Services) =>
  ({
    'GET /api/companies': async ({ query }) => {
      // The specification's call names a sign or a search term at most.
      const { zodiac, search: term, ...further } = query;
      if (Object.keys(further).length > 0) return listCompanies(db, query);
      const search = term?.trim();
      const rows = search
        ? await companiesMatching(db, search)
        : zodiac
          ? await companiesOfSign(db, zodiac)
          : await allCompanies(db);
      return { companies: rows.map(companyOfRow) };
    },
    'GET /api/companies/{slug}': async ({ params }) => readCompanyDetails(db, params.slug),
    'GET /api/zodiac-stats': async () => ({ stats: await countBySign(db, 'companies') }),
    'GET /api/stats': async () => {
      const totals = await databaseTotals(db);
      return {
        companies: totals.companies ?? 0,
        jobs: totals.jobs ?? 0,
        industries: totals.industries ?? 0,
        oldestFoundedYear: totals.oldestFoundedYear,
        lastScrapedAt: totals.lastScrapedAt?.toISOString() ?? null,
      };
    },
  }) satisfies Partial<Handlers>;
