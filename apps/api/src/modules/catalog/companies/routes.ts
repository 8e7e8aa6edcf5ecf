import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { companyOfRow } from './company-of-row.ts';
import { companiesBySign, companyTotals } from './company-totals.ts';
import { allCompanies, companiesMatching, companiesOfSign } from './queries.ts';
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
    'GET /api/zodiac-stats': async () => ({ stats: await companiesBySign(db) }),
    'GET /api/stats': async () => companyTotals(db),
  }) satisfies Partial<Handlers>;
