import { keepPreviousData } from '@tanstack/react-query';
import { getEarly } from '#api/client.ts';
import { filtersOf } from '#listing/list-filters.ts';
import { filterNames, queryOf, type Filters } from './filters.ts';

export const companiesQueries = (filters: Filters) => ({
  companies: {
    ...getEarly('GET /api/companies', { query: queryOf(filters) }),
    placeholderData: keepPreviousData,
  },
  stats: getEarly('GET /api/zodiac-stats', {}),
});

export const companiesPageQueries = (params: URLSearchParams) =>
  companiesQueries(filtersOf(params, filterNames).filters);
