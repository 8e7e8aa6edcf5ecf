import type { OpeningFacets } from '@org/api-contract';
import { searchMaxLength } from '@org/api-contract/values';
import { Combobox, Disclosure, SearchInput, Select } from '@org/ui';
import { signOptions } from '#listing/options.ts';
import { useSearchText } from '#listing/useSearchText.ts';
import { modeNames } from './mode-names.ts';
import type { FilterName } from './queries.ts';

interface OpeningFiltersProps {
  filters: Record<FilterName, string>;
  setFilters: (changed: Partial<Record<FilterName, string>>, how?: { replace?: boolean }) => void;
  /** Undefined while the first list is loading. */
  facets: OpeningFacets | undefined;
}

interface Choice {
  value: string;
  label?: string;
  count: number;
}

/** The filters that are shown only on request, unless one is set. */
const further = ['companyId', 'department', 'country', 'place', 'industry', 'hasSalary'] as const;

/** The filters of the openings, each with the counts that the other filters leave. */
export function OpeningFilters({ filters, setFilters, facets }: OpeningFiltersProps) {
  const { box } = useSearchText(filters.search, (search, how) => setFilters({ search }, how));
  const select = (label: string, name: FilterName, all: string, choices: readonly Choice[] = []) => (
    <Select
      label={label}
      options={[{ value: '', label: all }, ...withChosen(choices, filters[name]).map(optionOf)]}
      value={filters[name]}
      onChange={(event) => setFilters({ [name]: event.target.value })}
    />
  );
  const combobox = (
    label: string,
    name: FilterName,
    placeholder: string,
    choices: readonly Choice[] = [],
  ) => (
    <Combobox
      label={label}
      placeholder={placeholder}
      options={withChosen(choices, filters[name]).map(optionOf)}
      value={filters[name] || null}
      onValueChange={(value) => setFilters({ [name]: value ?? '' })}
    />
  );
  return (
    <>
      <SearchInput
        label="Search"
        placeholder="Title, company or place"
        maxLength={searchMaxLength}
        {...box}
      />
      <Select
        label="Zodiac sign"
        options={signOptions(facets?.signs)}
        value={filters.zodiac}
        onChange={(event) => setFilters({ zodiac: event.target.value })}
      />
      {select(
        'Work mode',
        'workMode',
        'All work modes',
        facets?.workModes.map(({ value, count }) => ({ value, count, label: modeNames[value] })),
      )}
      {select(
        'Posted',
        'postedWithin',
        'At any time',
        facets?.postedWithin.map(({ days, count }) => ({
          value: String(days),
          count,
          label: days === 1 ? 'Since yesterday' : `Within ${days} days`,
        })),
      )}
      <Select
        label="Order"
        options={[
          { value: '', label: filters.search ? 'Best match' : 'Newest first' },
          ...(filters.search ? [{ value: 'newest', label: 'Newest first' }] : []),
          { value: 'title', label: 'By title' },
          { value: 'company', label: 'By company' },
        ]}
        value={filters.sort}
        onChange={(event) => setFilters({ sort: event.target.value })}
      />
      <Disclosure label="More filters" defaultOpen={further.some((name) => filters[name] !== '')}>
        {combobox(
          'Company',
          'companyId',
          'All companies',
          facets?.companies.map(({ id, name, count }) => ({ value: String(id), label: name, count })),
        )}
        {combobox('Department', 'department', 'All departments', facets?.departments)}
        {combobox('Country', 'country', 'All countries', facets?.countries)}
        {combobox('Place', 'place', 'All places', facets?.places)}
        {select('Industry', 'industry', 'All industries', facets?.industries)}
        {select('Salary', 'hasSalary', 'Stated or not', [
          { value: 'yes', label: 'Stated', count: facets?.withSalary ?? 0 },
        ])}
      </Disclosure>
    </>
  );
}

const optionOf = ({ value, label = value, count }: Choice) => ({
  value,
  label: `${label} (${count.toLocaleString('en-US')})`,
});

/** Adds the chosen value if the other filters leave it no opening, so that it can be seen and changed. */
const withChosen = (choices: readonly Choice[], chosen: string): readonly Choice[] =>
  chosen === '' || choices.some(({ value }) => value === chosen)
    ? choices
    : [{ value: chosen, count: 0 }, ...choices];
