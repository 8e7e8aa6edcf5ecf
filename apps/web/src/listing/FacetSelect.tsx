import { Select } from '@org/ui';
import { useDeferredValue, useMemo } from 'react';
import { facetOptions, type FacetOptions } from './facet-options.ts';

interface FacetSelectProps extends FacetOptions {
  label: string;
  onChoose: (value: string) => void;
}

/** A choice among the values of a facet, each with the number of rows that it would show. */
export function FacetSelect({ label, onChoose, all, counts, chosen, values, labelOf }: FacetSelectProps) {
  // Countries are many: their counts follow the rows of an answer.
  const shown = useDeferredValue(counts);
  // A page draws its filters with every letter of a search.
  const options = useMemo(
    () => facetOptions({ all, counts: shown, chosen, values, labelOf }),
    [all, shown, chosen, values, labelOf],
  );
  return (
    <Select
      label={label}
      options={options}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}
