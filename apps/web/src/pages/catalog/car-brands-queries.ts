import { carBrandSorts, carCategories, pageSize } from '@org/api-contract/values';
import { keepPreviousData } from '@tanstack/react-query';
import { getEarly } from '#api/client.ts';
import { filtersOf, type ListFilters } from '#listing/list-filters.ts';
import { asSign, oneOf } from '#listing/options.ts';
import { searchWords } from '#listing/search-words.ts';
import { carBrands } from './car-brands.ts';
import { filterNamesOf } from './list-descriptor.ts';

export const filterNames = filterNamesOf(carBrands);

type CarBrandListFilters = ListFilters<(typeof filterNames)[number]>;

/** The query of a request. Values that the server would refuse are left out. */
export const queryOf = ({ filters, page }: CarBrandListFilters) => ({
  page,
  limit: pageSize,
  zodiac: asSign(filters.zodiac),
  category: oneOf(carCategories, filters.category),
  country: filters.country.slice(0, 100) || undefined,
  active: filters.active === '' ? undefined : filters.active === 'true',
  sort: oneOf(carBrandSorts, filters.sort),
  search: searchWords(filters.search) || undefined,
});

export const carBrandsQueries = (list: CarBrandListFilters) => ({
  brands: {
    ...getEarly('GET /api/car-brands', { query: queryOf(list) }),
    placeholderData: keepPreviousData,
  },
  stats: getEarly('GET /api/car-brands/stats', {}),
  categories: getEarly('GET /api/car-brands/categories', {}),
});

export const carBrandsPageQueries = (params: URLSearchParams) =>
  carBrandsQueries(filtersOf(params, filterNames));
