import type { Endpoints, Input } from '@org/api-contract';
import { lists } from '@org/api-contract/lists';
import { employeesBands, pageSize } from '@org/api-contract/values';
import { type ListFilters, searchWords } from '#listing/list-filters.ts';
import { asSign, oneOf } from '#listing/options.ts';

export const filterNames = [
  'zodiac',
  'industry',
  'country',
  'from',
  'to',
  'size',
  'openings',
  'sort',
  'search',
] as const;

export type CompanyListFilters = ListFilters<(typeof filterNames)[number]>;

const sorts = lists.companies.sorts.map(({ value }) => value);

type Query = Input<Endpoints['GET /api/companies']>['query'];

/** The query of a request. A search overrides the sign; values that the server would refuse are left out. */
export function queryOf({ filters, page }: CompanyListFilters): Query {
  const search = searchWords(filters.search);
  return {
    page,
    limit: pageSize,
    ...(search ? { search } : { zodiac: asSign(filters.zodiac) }),
    industry: filters.industry.slice(0, 100) || undefined,
    country: filters.country.slice(0, 100) || undefined,
    foundedFrom: asYear(filters.from),
    foundedTo: asYear(filters.to),
    size: oneOf(employeesBands, filters.size),
    hasOpenings: filters.openings === 'yes' || undefined,
    sort: oneOf(['name', ...sorts], filters.sort),
  };
}

function asYear(text: string): number | undefined {
  const year = Number(text);
  return Number.isInteger(year) && year > 0 && year < 10_000 ? year : undefined;
}
