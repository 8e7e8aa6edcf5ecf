import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { countsOfList } from '#modules/catalog/shared/shown-counts.ts';
import { companyTotals } from './company-totals.ts';
import { listCompanies } from './list-companies.ts';
import { listWholeCompanies } from './list-whole-companies.ts';
import { readCompanyDetails } from './read-company-details.ts';

export const companyRoutes = ({ db }: Services) =>
  ({
    'GET /api/companies': async ({ query }) => {
      // The specification's call names a sign or a search term at most.
      const { zodiac, search, ...further } = query;
      return Object.keys(further).length > 0
        ? listCompanies(db, query)
        : listWholeCompanies(db, { zodiac, search });
    },
    'GET /api/companies/{slug}': async ({ params }) => readCompanyDetails(db, params.slug),
    'GET /api/zodiac-stats': async () => ({ stats: (await countsOfList(db, 'companies')).bySign }),
    'GET /api/stats': async () => companyTotals(db),
  }) satisfies Partial<Handlers>;
