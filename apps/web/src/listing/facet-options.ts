interface ValueCount {
  value: string;
  count: number;
}

/** Options for the values of a facet, each with the number of rows that it would show. */
export interface FacetOptions {
  /** The label of the option that chooses no value. */
  all: string;
  /** The values with their counts. Without them, while they load, the options have none. */
  counts: readonly ValueCount[] | undefined;
  /** The chosen value, which stays an option if no row has it. */
  chosen: string;
  /** The values in their order. By default those that have a count, by name. */
  values?: readonly string[];
  labelOf?: (value: string) => string;
}

export function facetOptions({ all, counts, chosen, values, labelOf = String }: FacetOptions) {
  const byValue = new Map(counts?.map(({ value, count }) => [value, count]));
  const listed = values ?? [...byValue.keys()].toSorted((a, b) => labelOf(a).localeCompare(labelOf(b), 'en'));
  const shown = chosen === '' || listed.includes(chosen) ? listed : [...listed, chosen];
  return [
    { value: '', label: all },
    ...shown.map((value) => ({
      value,
      label: counts
        ? `${labelOf(value)} (${(byValue.get(value) ?? 0).toLocaleString('en-US')})`
        : labelOf(value),
    })),
  ];
}
