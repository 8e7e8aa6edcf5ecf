import { Select } from '@org/ui';
import { facetOptions, type FacetOptions } from './facet-options.ts';

interface FacetSelectProps extends FacetOptions {
  label: string;
  onChoose: (value: string) => void;
}

/** A choice among the values of a facet, each with the number of rows that it would show. */
export function FacetSelect({ label, onChoose, ...facet }: FacetSelectProps) {
  return (
    <Select
      label={label}
      options={facetOptions(facet)}
      value={facet.chosen}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}
