import { useDeferredValue, useMemo, useState } from 'react';

/** More than the screen of a phone shows: the lowest card has 340 pixels. `ListPage.module.css` has the number as well. */
const firstRows = 4;
/** Where the cards are in one column. */
const oneColumn = '(width < 41rem)';

export interface Row {
  readonly id: number;
}

/**
 * The rows to draw, with their insights. On a phone the first rows of an answer are drawn at once, and those below the screen right
 * after: until then the rows before stay in their places.
 */
export function useFirstRows<T extends Row>(items: readonly T[], insights: readonly string[]) {
  const [isPhone] = useState(() => matchMedia(oneColumn).matches);
  const rows = useMemo(
    () => items.map((item, index) => ({ item, insight: insights[index] })),
    [items, insights],
  );
  const before = useDeferredValue(rows);
  const isPartial = isPhone && before !== rows && before.length > firstRows && rows.length > firstRows;
  const drawn = useMemo(() => {
    if (!isPartial) return rows;
    const first = rows.slice(0, firstRows);
    const shown = new Set(first.map(({ item }) => item.id));
    return [...first, ...before.slice(firstRows).filter(({ item }) => !shown.has(item.id))];
  }, [isPartial, rows, before]);
  return { drawn, isPartial };
}
