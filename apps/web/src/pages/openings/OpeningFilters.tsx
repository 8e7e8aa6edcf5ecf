import type { OpeningFacets } from '@org/api-contract';
import { postedWithinDays, workModes } from '@org/api-contract/values';
import { Combobox, Disclosure, Grid, Select } from '@org/ui';
import { useMemo } from 'react';
import { FacetSelect } from '#listing/FacetSelect.tsx';
import { oneOf } from '#listing/options.ts';
import { countInBrackets } from '#listing/in-figures.ts';
import { SignSelect } from '#listing/SignSelect.tsx';
import { modeNames } from './mode-names.ts';
import type { FilterName } from './queries.ts';

interface OpeningFiltersProps {
  filters: Record<FilterName, string>;
  /** Changes filters, and searches for what is typed. */
  change: (changed: Partial<Record<FilterName, string>>) => void;
  /** The counts that the other filters leave. Undefined while the first list is loading. */
  facets: OpeningFacets | undefined;
}

const postedValues = postedWithinDays.map(String);
const postedInWords = (days: string): string => (days === '1' ? 'Since yesterday' : `Within ${days} days`);

const salaryValues = ['yes'];
const statedInWords = (): string => 'Stated';

function modeInWords(value: string): string {
  const mode = oneOf(workModes, value);
  return mode ? modeNames[mode] : value;
}

/** Sign, work mode, posting day and order of the openings. */
export function MainFilters({ filters, change, facets }: OpeningFiltersProps) {
  const posted = useMemo(
    () => facets?.postedWithin.map(({ days, count }) => ({ value: String(days), count })),
    [facets],
  );
  return (
    <>
      <SignSelect
        stats={facets?.signs}
        capped={facets?.capped}
        chosen={filters.zodiac}
        onChoose={(zodiac) => change({ zodiac })}
      />
      <FacetSelect
        label="Work mode"
        all="All work modes"
        counts={facets?.workModes}
        capped={facets?.capped}
        chosen={filters.workMode}
        values={workModes}
        labelOf={modeInWords}
        name="workMode"
        onChange={change}
      />
      <FacetSelect
        label="Posted"
        all="At any time"
        counts={posted}
        capped={facets?.capped}
        chosen={filters.postedWithin}
        values={postedValues}
        labelOf={postedInWords}
        name="postedWithin"
        onChange={change}
      />
      <Select
        label="Order"
        options={[
          { value: '', label: filters.search ? 'Best match' : 'Newest first' },
          ...(filters.search ? [{ value: 'newest', label: 'Newest first' }] : []),
          { value: 'title', label: 'By title' },
          { value: 'company', label: 'By company' },
        ]}
        value={filters.sort}
        onChange={(event) => change({ sort: event.target.value })}
      />
    </>
  );
}

interface Choice {
  value: string;
  label?: string;
  count: number;
}

const moreFilters = ['companyId', 'department', 'country', 'place', 'industry', 'hasSalary'] as const;

/** Company, department, country, place, industry and salary, behind a button. */
export function MoreFilters({ filters, change, facets }: OpeningFiltersProps) {
  const set = moreFilters.filter((name) => filters[name] !== '').length;
  const companies = useMemo(
    () => facets?.companies.map(({ id, name, count }) => ({ value: String(id), label: name, count })),
    [facets],
  );
  const salaries = useMemo(() => facets && [{ value: 'yes', count: facets.withSalary }], [facets]);
  const combobox = (label: string, name: FilterName, placeholder: string, choices?: readonly Choice[]) => (
    <FacetCombobox
      {...{ label, name, placeholder, choices }}
      capped={facets?.capped}
      chosen={filters[name]}
      onChange={change}
    />
  );
  return (
    <Disclosure label={set === 0 ? 'More filters' : `More filters (${set} set)`} defaultOpen={set > 0}>
      <Grid columns="xs" align="end">
        {combobox('Company', 'companyId', 'All companies', companies)}
        {combobox('Department', 'department', 'All departments', facets?.departments)}
        {combobox('Country', 'country', 'All countries', facets?.countries)}
        {combobox('Place', 'place', 'All places', facets?.places)}
        <FacetSelect
          label="Industry"
          all="All industries"
          counts={facets?.industries}
          capped={facets?.capped}
          chosen={filters.industry}
          name="industry"
          onChange={change}
        />
        <FacetSelect
          label="Salary"
          all="Stated or not"
          counts={salaries}
          capped={facets?.capped}
          chosen={filters.hasSalary}
          values={salaryValues}
          labelOf={statedInWords}
          name="hasSalary"
          onChange={change}
        />
      </Grid>
    </Disclosure>
  );
}

interface FacetComboboxProps {
  label: string;
  placeholder: string;
  choices: readonly Choice[] | undefined;
  capped: boolean | undefined;
  chosen: string;
  name: FilterName;
  onChange: OpeningFiltersProps['change'];
}

/** A choice among many values of a facet, each with the number of openings that it would show. */
function FacetCombobox({ label, name, placeholder, choices, capped, chosen, onChange }: FacetComboboxProps) {
  const options = useMemo(
    () => withChosen(choices ?? [], chosen).map((choice) => optionOf(choice, capped)),
    [choices, capped, chosen],
  );
  return (
    <Combobox
      {...{ label, placeholder, options }}
      value={chosen || null}
      onValueChange={(value) => onChange({ [name]: value ?? '' })}
    />
  );
}

const optionOf = ({ value, label = value, count }: Choice, capped: boolean | undefined) => ({
  value,
  label: label + countInBrackets(count, capped),
});

/** Adds the chosen value if the other filters leave it no opening, so that it can be seen and changed. */
const withChosen = (choices: readonly Choice[], chosen: string): readonly Choice[] =>
  chosen === '' || choices.some(({ value }) => value === chosen)
    ? choices
    : [{ value: chosen, count: 0 }, ...choices];
