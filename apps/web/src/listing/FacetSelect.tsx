import { Select } from '@org/ui';
import { useMemo } from 'react';
import { facetOptions, type FacetOptions } from './facet-options.ts';

interface FacetSelectProps<N extends string> extends FacetOptions {
  label: string;
  /** The filter. */
  name: N;
  onChange: (changed: { [M in N]?: string }) => void;
}

/** A choice among the values of a facet, each with the number of rows that it would show. */
export function FacetSelect<N extends string>({
  label,
  name,
  onChange,
  all,
  counts,
  capped,
  chosen,
  values,
  labelOf,
}: FacetSelectProps<N>) {
  const options = useMemo(
    () => facetOptions({ all, counts, capped, chosen, values, labelOf }),
    [all, counts, capped, chosen, values, labelOf],
  );
  return (
    <Select
      label={label}
      options={options}
      value={chosen}
      onChange={(event) => onChange({ [name]: event.target.value } as { [M in N]?: string })}
    />
  );
}
