import { pageSize, type companySorts } from '@org/api-contract/values';
import type { Db } from '#database/connection.ts';
import { findMatches } from '#modules/catalog/search/find-matches.ts';
import { markMatch } from '#modules/catalog/search/mark-match.ts';
import type { CompanyFilters } from './company-filters.ts';
import { currentCompanies } from './current-companies.ts';
import { findCompanies } from './find-companies.ts';
import { shownCompanies } from './shown-companies.ts';

interface Query extends CompanyFilters {
  search?: string | undefined;
  sort?: (typeof companySorts)[number] | undefined;
  page?: number | undefined;
  limit?: number | undefined;
}

/**
 * A page of companies with the counts of its facets. With a search the sign is ignored. The index finds them.
 */
export async function listCompanies(db: Db, query: Query) {
  const { search, sort = 'name', page = 1, limit = pageSize, ...given } = query;
  const companies = await currentCompanies(db).read();
  const text = search?.trim();
  const matches = text ? await findMatches(db, companies, text) : undefined;
  const filters = matches ? { ...given, zodiac: undefined } : given;
  const { rows, total, facets } = findCompanies(
    companies.table,
    filters,
    { sort, page, limit },
    matches?.found,
  );
  if (matches) companies.index.release(matches.found);
  return {
    companies: (await shownCompanies(db, companies, rows.map(companies.idOf))).map(({ company, texts }) => ({
      ...company,
      match: matches ? markMatch(matches.words, texts) : null,
    })),
    total,
    totalPages: Math.ceil(total / limit),
    corrected: matches?.corrected ?? null,
    facets,
  };
}
