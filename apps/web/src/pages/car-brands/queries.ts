import { carCategories, pageSize } from '@org/api-contract/values';
import { keepPreviousData } from '@tanstack/react-query';
import { getEarly } from '#api/client.ts';
import { filtersOf, type ListFilters } from '#listing/list-filters.ts';
import { asSign, oneOf } from '#listing/options.ts';

export const filterNames = ['zodiac', 'category'] as const;

export const carBrandsQueries = ({ filters, page }: ListFilters<(typeof filterNames)[number]>) => ({
  brands: {
    ...getEarly('GET /api/car-brands', {
      query: {
        page,
        limit: pageSize,
        zodiac: asSign(filters.zodiac),
        category: oneOf(carCategories, filters.category),
      },
    }),
    placeholderData: keepPreviousData,
  },
  stats: getEarly('GET /api/car-brands/stats', {}),
  categories: getEarly('GET /api/car-brands/categories', {}),
});

export const carBrandsPageQueries = (params: URLSearchParams) =>
  carBrandsQueries(filtersOf(params, filterNames));
