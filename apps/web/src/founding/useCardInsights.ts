import { cardInsights } from '@org/reading/founding';
import { useMemo } from 'react';
import { presentZodiacYear } from './present-zodiac-year.ts';
import { readerOf } from './useReader.ts';
import { storedBirth } from '#birth/stored-birth.ts';

/** The rows of a page, as far as their insights need them. */
type Rows = Parameters<typeof cardInsights>[0];

/** One line of insight for each row of a page by its key. No two lines of a page are the same. */
export function useCardInsights(rows: Rows): ReadonlyMap<string, string> {
  const readerSign = readerOf(storedBirth())?.sign;
  return useMemo(() => {
    const insights = cardInsights(rows, { presentYear: presentZodiacYear(), readerSign });
    return new Map(rows.map(({ key }, index) => [key, insights[index]?.text ?? '']));
  }, [rows, readerSign]);
}
