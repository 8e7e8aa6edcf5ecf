import { dayLabels, usesOfDay } from '@org/reading/day';
import type { CalendarDate } from '@org/zodiac-core';
import { listOf } from '../words/grammar.ts';

/** The traditional good and bad uses of a day, with their source. */
export function UsesOfDay({ date }: { date: CalendarDate }) {
  const { officer, good, avoided, source } = usesOfDay(date);
  return (
    <>
      <p>{officer}</p>
      <p>
        <strong>{dayLabels.good}:</strong> {listOf(good) || dayLabels.none}.
      </p>
      <p>
        <strong>{dayLabels.avoided}:</strong> {listOf(avoided) || dayLabels.none}.
      </p>
      <p className="PublicPage-source">{source}</p>
    </>
  );
}
