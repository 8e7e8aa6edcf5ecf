import type { Endpoints, Output } from '@org/api-contract';
import { lists } from '@org/api-contract/lists';
import { Checkbox, Grid } from '@org/ui';
import { useMemo } from 'react';
import { FacetSelect } from '#listing/FacetSelect.tsx';
import { countInBrackets } from '#listing/options.ts';
import { SignSelect } from '#listing/SignSelect.tsx';
import { SortSelect } from '#listing/SortSelect.tsx';
import type { CompanyListFilters } from './filters.ts';

const [industry, country, size] = lists.companies.facets;

type Filters = CompanyListFilters['filters'];
type Facets = Output<Endpoints['GET /api/companies']>['facets'];

interface CompanyFiltersProps {
  filters: Filters;
  facets: Facets;
  /** Changes filters, and searches for text that is typed but not searched yet. */
  onChange: (changed: Partial<Filters>) => void;
}

interface Stats {
  /** The number of all companies of each sign. */
  stats: Output<Endpoints['GET /api/zodiac-stats']>['stats'] | undefined;
}

/** The sign and the industry of the companies, each with the number of companies that it would show. */
export function MainFilters({ filters, facets, stats, onChange }: CompanyFiltersProps & Stats) {
  return (
    <>
      <SignSelect
        // Choosing a sign ends the search, so these counts are those of all companies.
        counts={filters.search ? undefined : facets?.zodiac}
        stats={stats}
        capped={!filters.search && facets?.capped}
        chosen={filters.zodiac}
        onChoose={(zodiac) => onChange({ zodiac, search: '' })}
      />
      <FacetSelect
        {...industry}
        counts={facets?.industry}
        capped={facets?.capped}
        chosen={filters.industry}
        onChange={onChange}
      />
    </>
  );
}

/** The decade of a year, such as `1990s`. */
const decadeOf = (year: string): string => `${Math.floor(Number(year) / 10) * 10}s`;

export const furtherFilters = ['country', 'from', 'to', 'size', 'openings', 'sort'] as const;

/** Country, years, size, openings and order. */
export function FurtherFilters({ filters, facets, onChange }: CompanyFiltersProps) {
  const decades = facets?.decade;
  const years = useMemo(() => ({ from: yearsOf(decades, 0), to: yearsOf(decades, 9) }), [decades]);
  const foundedSelect = (label: string, name: 'from' | 'to') => (
    <FacetSelect
      label={label}
      all="Any year"
      counts={years[name]}
      capped={facets?.capped}
      chosen={filters[name]}
      labelOf={decadeOf}
      name={name}
      onChange={onChange}
    />
  );
  return (
    <Grid columns="xs" align="end">
      <FacetSelect
        {...country}
        counts={facets?.country}
        capped={facets?.capped}
        chosen={filters.country}
        onChange={onChange}
      />
      {foundedSelect('Founded from', 'from')}
      {foundedSelect('Founded until', 'to')}
      <FacetSelect
        {...size}
        counts={facets?.size}
        capped={facets?.capped}
        chosen={filters.size}
        onChange={onChange}
      />
      <SortSelect
        search={filters.search}
        orders={lists.companies.sorts}
        chosen={filters.sort}
        onChoose={(sort) => onChange({ sort })}
      />
      <Checkbox
        label={`With openings${facets ? countInBrackets(facets.hasOpenings, facets.capped) : ''}`}
        checked={filters.openings === 'yes'}
        onChange={(event) => onChange({ openings: event.target.checked ? 'yes' : '' })}
      />
    </Grid>
  );
}

/** The first or the last year of each decade, with the number of its companies. */
const yearsOf = (decades: NonNullable<Facets>['decade'] = [], lastDigit: 0 | 9) =>
  decades.map(({ value, count }) => ({ value: String(Number(value) + lastDigit), count }));
