import { pageSize, usRegions, usStateCategories, usStateSorts } from '@org/api-contract/values';
import { keepPreviousData } from '@tanstack/react-query';
import { getEarly } from '#api/client.ts';
import { filtersOf, type ListFilters } from '#listing/list-filters.ts';
import { asSign, oneOf } from '#listing/options.ts';
import { searchWords } from '#listing/search-words.ts';
import { filterNamesOf } from './list-descriptor.ts';
import { usStates } from './us-states.ts';

export const filterNames = filterNamesOf(usStates);

type UsStateListFilters = ListFilters<(typeof filterNames)[number]>;

/** The query of a request. Values that the server would refuse are left out. */
export const queryOf = ({ filters, page }: UsStateListFilters) => ({
  page,
  limit: pageSize,
  zodiac: asSign(filters.zodiac),
  region: oneOf(usRegions, filters.region),
  category: oneOf(usStateCategories, filters.category),
  sort: oneOf(usStateSorts, filters.sort),
  search: searchWords(filters.search) || undefined,
});

export const usStatesQueries = (list: UsStateListFilters) => ({
  states: {
    ...getEarly('GET /api/us-states', { query: queryOf(list) }),
    placeholderData: keepPreviousData,
  },
  all: getEarly('GET /api/us-states', { query: { page: 1, limit: 100 } }),
  stats: getEarly('GET /api/us-states/stats', {}),
  regions: getEarly('GET /api/us-states/regions', {}),
  categories: getEarly('GET /api/us-states/categories', {}),
});

export const usStatesPageQueries = (params: URLSearchParams) =>
  usStatesQueries(filtersOf(params, filterNames));
