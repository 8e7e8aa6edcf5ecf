import type { AnyList, ListedRow } from '@org/api-contract/lists';
import { cardInsights } from '@org/reading/founding';
import { useMemo } from 'react';
import { presentZodiacYear } from '#birth/present-zodiac-year.ts';
import { sampleOf } from '#birth/sample.ts';
import { storedBirth } from '#birth/stored-birth.ts';

/** A card, as far as its insight needs it. */
export type InsightRow = Parameters<typeof cardInsights>[0][number];

/**
 * One line of insight for each card of a page, in order. No two lines are the same. The birth of this device stays here.
 *
 * @param cards - `undefined` while they load
 * @param rowOf - `undefined` where cards have no insight
 */
export function useCardInsights<T>(
  cards: readonly T[] | undefined,
  rowOf: ((card: T) => InsightRow) | undefined,
): readonly string[] {
  return useMemo(() => {
    if (!cards || !rowOf) return [];
    const birth = storedBirth();
    const readerSign = birth && sampleOf(birth.date, birth.calendar)?.sign.id;
    return cardInsights(cards.map(rowOf), { presentYear: presentZodiacYear(), readerSign }).map(
      ({ text }) => text,
    );
  }, [cards, rowOf]);
}

/** When a row began and ended, for the line about its year. */
export const insightRowOf =
  (list: AnyList) =>
  (row: ListedRow): InsightRow => ({ key: row.slug, date: list.dateOf(row), endedYear: list.endedYear(row) });
