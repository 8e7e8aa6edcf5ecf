/** A filter of a short list: the value wanted, and the value that a row has. */
export interface Facet<Row> {
  wanted: string | undefined;
  of: (row: Row) => string | null;
}

/**
 * Filters the rows of a short list, and counts for each value of each facet the rows that match the filters of the others.
 */
export function filterRows<Row, Name extends string>(
  rows: readonly Row[],
  facets: Readonly<Record<Name, Facet<Row>>>,
): { rows: Row[]; counts: Record<Name, { value: string; count: number }[]> } {
  const names = Object.keys(facets) as Name[];
  const matches = (row: Row, name: Name): boolean => {
    const { wanted, of } = facets[name];
    return wanted === undefined || of(row) === wanted;
  };
  const countsOf = (name: Name) => {
    const counts = new Map<string, number>();
    for (const row of rows) {
      const value = facets[name].of(row);
      if (value === null || !names.every((each) => each === name || matches(row, each))) continue;
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return [...counts]
      .map(([value, count]) => ({ value, count }))
      .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  };
  return {
    rows: rows.filter((row) => names.every((name) => matches(row, name))),
    counts: Object.fromEntries(names.map((name) => [name, countsOf(name)])) as Record<
      Name,
      { value: string; count: number }[]
    >,
  };
}
