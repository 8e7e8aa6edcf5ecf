import { text } from '@org/content/almanac';
import type { CalendarDate } from '@org/zodiac-core';
import { solarTermOf, solarTermsOf } from '@org/zodiac-core/solar-terms';
import { daysBetween } from '../words/days.ts';
import { longDate } from '../words/long-date.ts';
import { Words } from '../Words.tsx';

/** The solar term of a date, and the next one. */
export function TermOfDay({ date }: { date: CalendarDate }) {
  const term = solarTermOf(date);
  const next = [...solarTermsOf(date.year), ...solarTermsOf(date.year + 1)].find(
    (each) => daysBetween(date, each.date) > 0,
  );
  if (!term || !next) throw new RangeError('No solar term is known for the date.');
  return (
    <p>
      <Words
        text={text('today.term', {
          name: term.name,
          characters: term.characters,
          since: longDate(term.date),
          next: next.name,
          nextCharacters: next.characters,
          on: longDate(next.date),
        })}
      />
    </p>
  );
}
