import { cardLine } from '@org/reading/founding';
import type { FoundingDate } from '@org/zodiac-core';
import { useMemo } from 'react';
import { sampleOf } from '#birth/sample.ts';
import { storedBirth } from '#birth/stored-birth.ts';

/**
 * One line for each card of a page, in order: its zodiac year, and how it suits the reader. The reader's birth is not sent
 * anywhere.
 *
 * @param cards - `undefined` while they load
 * @param dateOf - `undefined` where cards have no such line
 */
export function useCardLines<T>(
  cards: readonly T[] | undefined,
  dateOf: ((card: T) => FoundingDate) | undefined,
): readonly string[] {
  return useMemo(() => {
    if (!cards || !dateOf) return [];
    const birth = storedBirth();
    const readerSign = birth && sampleOf(birth.date, birth.calendar)?.sign.id;
    return cards.map((card) => cardLine(dateOf(card), readerSign));
  }, [cards, dateOf]);
}
