import type { OpeningFacets } from '@org/api-contract';
import { maxFacetValues } from '@org/api-contract/values';
import { Combobox, Grid } from '@org/ui';
import { useMemo } from 'react';
import { countInBrackets } from '#listing/options.ts';
import { FacetSelect } from '#listing/FacetSelect.tsx';
import type { FilterName } from './queries.ts';

export interface OpeningFiltersProps {
  filters: Record<FilterName, string>;
  /** Changes filters, and searches for text that is typed but not searched yet. */
  change: (changed: Partial<Record<FilterName, string>>) => void;
  /** The counts under the other filters; `undefined` while the first list loads. */
  facets: OpeningFacets | undefined;
}

/** The hint of a filter for which the server lists only the values with the most openings. */
const cappedHint = `The ${maxFacetValues} with the most openings. To find another one, search for its name.`;

/** Names by which people search for a country, beside the one in the list. */
const namesOfCountries: Readonly<Record<string, readonly string[]>> = {
  'United States': ['USA', 'U.S.', 'America'],
  'United Kingdom': ['UK', 'U.K.', 'Great Britain'],
  'United Arab Emirates': ['UAE'],
  Netherlands: ['Holland'],
};

const salaryValues = ['yes'];
const statedInWords = (): string => 'Stated';

interface Choice {
  value: string;
  label?: string;
  state?: string;
  keywords?: readonly string[] | undefined;
  count: number;
}

/** Place, company, department, country, industry and salary. */
export function FurtherFilters({ filters, change, facets }: OpeningFiltersProps) {
  const companies = useMemo(
    () => facets?.companies.map(({ id, name, count }) => ({ value: String(id), label: name, count })),
    [facets],
  );
  const countries = useMemo(
    () => facets?.countries.map((country) => ({ ...country, keywords: namesOfCountries[country.value] })),
    [facets],
  );
  const salaries = useMemo(() => facets && [{ value: 'yes', count: facets.withSalary }], [facets]);
  const combobox = (
    label: string,
    name: FilterName,
    placeholder: string,
    choices?: readonly Choice[],
    isCapped = false,
  ) => (
    <FacetCombobox
      {...{ label, name, placeholder, choices }}
      hint={isCapped && choices && choices.length >= maxFacetValues ? cappedHint : undefined}
      capped={facets?.capped}
      chosen={filters[name]}
      onChange={change}
    />
  );
  return (
    <Grid columns="xs" align="start">
      {combobox('Place', 'place', 'All places', facets?.places, true)}
      {combobox('Company', 'companyId', 'All companies', companies, true)}
      {combobox('Department', 'department', 'All departments', facets?.departments, true)}
      {combobox('Country', 'country', 'All countries', countries)}
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
  );
}

interface FacetComboboxProps {
  label: string;
  hint: string | undefined;
  placeholder: string;
  choices: readonly Choice[] | undefined;
  capped: boolean | undefined;
  chosen: string;
  name: FilterName;
  onChange: OpeningFiltersProps['change'];
}

/** A choice among many values of a facet, each with the number of openings that it would show. */
function FacetCombobox({
  label,
  hint,
  name,
  placeholder,
  choices,
  capped,
  chosen,
  onChange,
}: FacetComboboxProps) {
  const options = useMemo(
    () => withChosen(choices ?? [], chosen).map((choice) => optionOf(choice, capped)),
    [choices, capped, chosen],
  );
  return (
    <Combobox
      {...{ label, hint, placeholder, options }}
      value={chosen || null}
      onValueChange={(value) => onChange({ [name]: value ?? '' })}
    />
  );
}

const optionOf = (
  { value, label = value, state, keywords = state ? [state] : [], count }: Choice,
  capped: boolean | undefined,
) => ({ value, label: label + countInBrackets(count, capped), keywords });

/** Adds the chosen value even if no opening has it under the other filters, so that the user can see and change it. */
const withChosen = (choices: readonly Choice[], chosen: string): readonly Choice[] =>
  chosen === '' || choices.some(({ value }) => value === chosen)
    ? choices
    : [{ value: chosen, count: 0 }, ...choices];
