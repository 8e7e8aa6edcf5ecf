import { dayLabels, usesOfDay } from '@org/reading/day';
import type { CalendarDate } from '@org/zodiac-core';
import { Facts } from '../Facts.tsx';
import { listOf } from '../words/grammar.ts';

/** The traditional good and bad uses of a day, with their source. */
export function UsesOfDay({ date }: { date: CalendarDate }) {
  const { officer, good, avoided, source } = usesOfDay(date);
  return (
    <>
      <p>{officer}</p>
      <Facts
        facts={[
          { label: dayLabels.good, value: upperFirst(listOf(good) || dayLabels.none) },
          { label: dayLabels.avoided, value: upperFirst(listOf(avoided) || dayLabels.none) },
        ]}
      />
      <p className="PublicPage-source">{source}</p>
    </>
  );
}

const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
