import { startTransition, useEffect, useMemo, useState } from 'react';
import { afterPaint, usePainted } from './after-paint.ts';
import { useCardInsights, type InsightRow } from './useCardInsights.ts';

/** What the screen of a phone shows below the filters: the lowest card has 340 pixels. `ListPage.module.css` has the number as well. */
const firstRows = 2;
/** Where the cards are in one column. `ListPage.module.css` has it as well. */
const oneColumn = '(width < 41rem)';

export interface Row {
  readonly id: number;
}

/**
 * The rows to draw, with their insights. On a phone the first rows of an answer are drawn at once, and those below the screen right
 * after: until then the rows before stay in their places. When all rows have been painted, those below the screen may be left out of
 * what the browser lays out: a choice then changes fewer of them. Not before, so that the list has its height when its place is restored.
 *
 * @param insightRowOf - `undefined` where cards have no insight
 */
export function useFirstRows<T extends Row>(
  items: readonly T[],
  insightRowOf: ((item: T) => InsightRow) | undefined,
) {
  const [isPhone] = useState(() => matchMedia(oneColumn).matches);
  const before = usePainted(items, isPhone);
  const isPartial = isPhone && before !== items && before.length > firstRows && items.length > firstRows;
  const [settled, setSettled] = useState<readonly T[]>();
  useEffect(() => {
    if (!isPhone || isPartial) return undefined;
    return afterPaint(() => startTransition(() => setSettled(items)));
  }, [isPhone, isPartial, items]);
  const first = useMemo(() => (isPartial ? items.slice(0, firstRows) : []), [isPartial, items]);
  const firstDrawn = useInsights(first, insightRowOf);
  const others = useInsights(isPartial ? before : items, insightRowOf);
  const drawn = useMemo(() => {
    if (!isPartial) return others;
    const shown = new Set(firstDrawn.map(({ item }) => item.id));
    return [...firstDrawn, ...others.slice(firstRows).filter(({ item }) => !shown.has(item.id))];
  }, [isPartial, firstDrawn, others]);
  return { drawn, isPartial, isSettled: settled === items && !isPartial };
}

/** The insight of a row depends on the rows before it only, so the first rows have the same by themselves. */
function useInsights<T>(items: readonly T[], insightRowOf: ((item: T) => InsightRow) | undefined) {
  const insights = useCardInsights(items, insightRowOf);
  return useMemo(() => items.map((item, index) => ({ item, insight: insights[index] })), [items, insights]);
}
