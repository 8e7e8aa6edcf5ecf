import { carBrandSorts, carCategories, pageSize } from '@org/api-contract/values';
import { keepPreviousData } from '@tanstack/react-query';
import { getEarly } from '#api/client.ts';
import { filtersOf, type ListFilters } from '#listing/list-filters.ts';
import { asSign, oneOf } from '#listing/options.ts';
import { searchWords } from '#listing/search-words.ts';

export const filterNames = ['zodiac', 'category', 'country', 'active', 'sort', 'search'] as const;

export const carBrandsQueries = ({ filters, page }: ListFilters<(typeof filterNames)[number]>) => ({
  brands: {
    ...getEarly('GET /api/car-brands', {
      query: {
        page,
        limit: pageSize,
        zodiac: asSign(filters.zodiac),
        category: oneOf(carCategories, filters.category),
        country: filters.country.slice(0, 100) || undefined,
        active: filters.active === '' ? undefined : filters.active === 'true',
        sort: oneOf(carBrandSorts, filters.sort),
        search: searchWords(filters.search) || undefined,
      },
    }),
    placeholderData: keepPreviousData,
  },
  stats: getEarly('GET /api/car-brands/stats', {}),
  categories: getEarly('GET /api/car-brands/categories', {}),
});

export const carBrandsPageQueries = (params: URLSearchParams) =>
  carBrandsQueries(filtersOf(params, filterNames));
