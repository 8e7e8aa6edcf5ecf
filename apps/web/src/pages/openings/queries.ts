import {
  openingOrders,
  pageSize,
  postedWithinDays,
  searchMaxLength,
  workModes,
} from '@org/api-contract/values';
import { keepPreviousData } from '@tanstack/react-query';
import { getEarly } from '#api/client.ts';
import { filtersOf, type ListFilters } from '#listing/list-filters.ts';
import { asSign, oneOf } from '#listing/options.ts';

export const filterNames = [
  'search',
  'zodiac',
  'companyId',
  'workMode',
  'department',
  'country',
  'place',
  'industry',
  'hasSalary',
  'postedWithin',
  'sort',
] as const;

export type FilterName = (typeof filterNames)[number];

/** A text that the server accepts: without control characters, and not too long. */
const textOf = (given: string): string | undefined =>
  given
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, searchMaxLength)
    .trim()
    .toWellFormed() || undefined;

const maxId = 2_147_483_647;

function idOf(given: string): number | undefined {
  const id = Number(given);
  return /^\d+$/.test(given) && id > 0 && id <= maxId ? id : undefined;
}

/** The query of a request. Values that the server would refuse are left out. */
export const queryOf = ({ filters, page }: ListFilters<FilterName>) => ({
  page,
  limit: pageSize,
  search: textOf(filters.search),
  zodiac: asSign(filters.zodiac),
  companyId: idOf(filters.companyId),
  workMode: oneOf(workModes, filters.workMode),
  department: textOf(filters.department),
  country: textOf(filters.country),
  place: textOf(filters.place),
  industry: textOf(filters.industry),
  hasSalary: oneOf(['yes'] as const, filters.hasSalary),
  postedWithin: oneOf(postedWithinDays.map(String), filters.postedWithin),
  sort: oneOf(openingOrders, filters.sort),
});

export const openingsQueries = (list: ListFilters<FilterName>) => ({
  openings: {
    ...getEarly('GET /api/openings', { query: queryOf(list) }),
    placeholderData: keepPreviousData,
  },
});

export const openingsPageQueries = (params: URLSearchParams) =>
  openingsQueries(filtersOf(params, filterNames));
