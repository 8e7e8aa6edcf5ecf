import type { CalendarDate } from '@org/zodiac-core';
import { solarTermOf, solarTermsOf, type SolarTerm } from '@org/zodiac-core/solar-terms';
import { Han } from '../Han.tsx';
import { daysBetween } from '../words/days.ts';
import { longDate } from '../words/long-date.ts';

/** The solar term in which a date falls, and the next. */
export function TermOfDay({ date }: { date: CalendarDate }) {
  const term = solarTermOf(date);
  const next = [...solarTermsOf(date.year), ...solarTermsOf(date.year + 1)].find(
    (each) => daysBetween(date, each.date) > 0,
  );
  if (!term || !next) throw new RangeError('No solar term is known for the date.');
  return (
    <p>
      {`The year is in `}
      <Term term={term} />
      {`, since ${longDate(term.date)}. `}
      <Term term={next} />
      {` follows on ${longDate(next.date)}. The 24 terms follow the sun: from each to the next it moves 15 degrees.`}
    </p>
  );
}

const Term = ({ term: { name, characters } }: { term: SolarTerm }) => (
  <>
    {`${name} (`}
    <Han>{characters}</Han>)
  </>
);
