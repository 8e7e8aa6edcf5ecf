import { keepPreviousData } from '@tanstack/react-query';
import { getEarly } from '#api/client.ts';
import { filtersOf } from '#listing/list-filters.ts';
import { filterNames, queryOf, type Filters } from './filters.ts';

export const companiesReads = (filters: Filters) => ({
  companies: {
    ...getEarly('GET /api/companies', { query: queryOf(filters) }),
    placeholderData: keepPreviousData,
  },
  stats: getEarly('GET /api/zodiac-stats', {}),
});

export const readsOfCompaniesPage = (params: URLSearchParams) =>
  companiesReads(filtersOf(params, filterNames).filters);
