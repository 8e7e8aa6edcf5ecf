import type { Endpoints, Output } from '@org/api-contract';
import { employeesBands, industries } from '@org/api-contract/values';
import { Checkbox, Disclosure, Grid, Select } from '@org/ui';
import { facetOptions } from '#listing/facet-options.ts';
import { signFacet } from '#listing/options.ts';
import type { CompanyListFilters } from './filters.ts';

type Filters = CompanyListFilters['filters'];
type Facets = Output<Endpoints['GET /api/companies']>['facets'];

interface CompanyFiltersProps {
  filters: Filters;
  facets: Facets;
  /** Changes filters, and searches for what is typed. */
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
      <Select
        label="Zodiac sign"
        // A sign ends a search, so its counts are those of all companies.
        options={signFacet(filters.search ? undefined : facets?.zodiac, stats)}
        value={filters.zodiac}
        onChange={(event) => onChange({ zodiac: event.target.value, search: '' })}
      />
      <Select
        label="Industry"
        options={facetOptions({
          all: 'All industries',
          counts: facets?.industry,
          chosen: filters.industry,
          values: industries,
        })}
        value={filters.industry}
        onChange={(event) => onChange({ industry: event.target.value })}
      />
    </>
  );
}

const moreFilters = ['country', 'from', 'to', 'size', 'openings', 'sort'] as const;

/** Country, years, size, openings and order, behind a button. */
export function MoreFilters({ filters, facets, onChange }: CompanyFiltersProps) {
  const set = moreFilters.filter((name) => filters[name] !== '').length;
  const decades = facets?.decade ?? [];
  const years = (last: 0 | 9, chosen: string) =>
    facetOptions({
      all: 'Any year',
      counts: decades.map(({ value, count }) => ({ value: String(Number(value) + last), count })),
      chosen,
      labelOf: (year) => `${Math.floor(Number(year) / 10) * 10}s`,
    });
  return (
    <Disclosure label={set === 0 ? 'More filters' : `More filters (${set} set)`} defaultOpen={set > 0}>
      <Grid columns="xs" align="end">
        <Select
          label="Country"
          options={facetOptions({ all: 'All countries', counts: facets?.country, chosen: filters.country })}
          value={filters.country}
          onChange={(event) => onChange({ country: event.target.value })}
        />
        <Select
          label="Founded from"
          options={years(0, filters.from)}
          value={filters.from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <Select
          label="Founded until"
          options={years(9, filters.to)}
          value={filters.to}
          onChange={(event) => onChange({ to: event.target.value })}
        />
        <Select
          label="Size"
          options={facetOptions({
            all: 'Any size',
            counts: facets?.size,
            chosen: filters.size,
            values: employeesBands,
            labelOf: (band) => `${band} people`,
          })}
          value={filters.size}
          onChange={(event) => onChange({ size: event.target.value })}
        />
        <Select
          label="Sort by"
          options={[
            { value: '', label: filters.search ? 'Best match' : 'Name' },
            { value: 'oldest', label: 'Oldest first' },
            { value: 'newest', label: 'Newest first' },
            { value: 'openings', label: 'Most openings' },
          ]}
          value={filters.sort}
          onChange={(event) => onChange({ sort: event.target.value })}
        />
        <Checkbox
          label={facets ? `With openings (${facets.hasOpenings.toLocaleString('en-US')})` : 'With openings'}
          checked={filters.openings === 'yes'}
          onChange={(event) => onChange({ openings: event.target.checked ? 'yes' : '' })}
        />
      </Grid>
    </Disclosure>
  );
}
