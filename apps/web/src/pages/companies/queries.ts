import { keepPreviousData } from '@tanstack/react-query';
import { getEarly } from '#api/client.ts';
import { filtersOf } from '#listing/list-filters.ts';
import { filterNames, queryOf, type CompanyListFilters } from './filters.ts';

export const companiesQueries = (list: CompanyListFilters) => ({
  companies: {
    ...getEarly('GET /api/companies', { query: queryOf(list) }),
    placeholderData: keepPreviousData,
  },
  stats: getEarly('GET /api/zodiac-stats', {}),
});

export const companiesPageQueries = (params: URLSearchParams) =>
  companiesQueries(filtersOf(params, filterNames));
