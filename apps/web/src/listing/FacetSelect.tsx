import { Select } from '@org/ui';
import { useMemo } from 'react';
import { countInBrackets } from './options.ts';

interface FacetSelectProps<N extends string> extends FacetOptions {
  label: string;
  /** The name of the filter. */
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

const byName = new Intl.Collator('en');

interface ValueCount {
  value: string;
  count: number;
}

/** Options for the values of a facet, each with the number of rows that it would show. */
interface FacetOptions {
  /** The label of the option that chooses no value. */
  all: string;
  /** The values with their counts. While the counts load, options show none. */
  counts: readonly ValueCount[] | undefined;
  /** Whether there may be more rows than the counts say. */
  capped?: boolean | undefined;
  /** The chosen value, which stays an option even if no row has it. */
  chosen: string;
  /** The values in display order. By default, the values with a count, sorted by name. */
  values?: readonly string[] | undefined;
  labelOf?: ((value: string) => string) | undefined;
}

export function facetOptions({ all, counts, capped, chosen, values, labelOf = String }: FacetOptions) {
  const byValue = new Map(counts?.map(({ value, count }) => [value, count]));
  const listed = values ?? [...byValue.keys()].toSorted((a, b) => byName.compare(labelOf(a), labelOf(b)));
  const shown = chosen === '' || listed.includes(chosen) ? listed : [...listed, chosen];
  return [
    { value: '', label: all },
    ...shown.map((value) => ({
      value,
      label: labelOf(value) + (counts ? countInBrackets(byValue.get(value) ?? 0, capped) : ''),
    })),
  ];
}
