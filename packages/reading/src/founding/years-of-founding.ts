import { text } from '@org/content/founding';
import { compatibility, nextYearOfSign, sexagenaryYear, type SignFacts } from '@org/zodiac-core';
import { ordinal } from '../words/ordinal.ts';
import type { FoundingFacts } from './founding-facts.ts';
import { signOfYear } from './sign-of-year.ts';
import { oppositeOf } from './words.ts';

/** Something that happened in a year, such as a model that appeared. */
export interface FoundingEvent {
  readonly year: number;
  readonly text: string;
}

/** A year of the timeline. */
export interface YearOfFounding {
  readonly year: number;
  readonly sign: SignFacts;
  /** The name of the zodiac year that begins in it. */
  readonly name: string;
  readonly when: 'past' | 'present' | 'coming';
  /** What happened, then what the year is to the sign of the founding. */
  readonly notes: readonly string[];
}

const maxOwnYears = { first: 1, last: 4 };

/**
 * The zodiac years of a founding in order: its own years since, the next of them, the next year of the opposite sign, and the years in
 * which something happened. Of many own years the first and the last four are shown.
 */
export function yearsOfFounding(
  facts: FoundingFacts,
  {
    events,
    endedYear,
    presentYear,
  }: { events: readonly FoundingEvent[]; endedYear?: number | null | undefined; presentYear: number },
): YearOfFounding[] {
  const { zodiacYear, sign } = facts;
  const until = endedYear ?? presentYear;
  const own: number[] = [];
  for (let year = zodiacYear + 12; year <= until; year += 12) own.push(year);
  const coming = endedYear
    ? []
    : [nextYearOfSign(sign.id, presentYear), nextYearOfSign(oppositeOf(sign).id, presentYear)];
  const shownOwn = own.filter(
    (_, index) => index < maxOwnYears.first || index >= own.length - maxOwnYears.last,
  );
  const years = new Set([...shownOwn, ...coming, ...events.map(({ year }) => year)]);
  if (!endedYear) years.add(presentYear);
  return [...years]
    .toSorted((a, b) => a - b)
    .map((year) => ({
      year,
      sign: signOfYear(year),
      name: sexagenaryYear(year).name,
      when: year < presentYear ? 'past' : year === presentYear ? 'present' : 'coming',
      notes: [
        ...events.flatMap((event) => (event.year === year ? event.text : [])),
        ...relationNotes(facts, year),
      ],
    }));
}

function relationNotes({ zodiacYear, sign }: FoundingFacts, year: number): string[] {
  const since = year - zodiacYear;
  if (since > 0 && since % 60 === 0) return [text('people.timeline.ownName', { years: since })];
  if (since > 0 && since % 12 === 0) return [text('people.timeline.own', { time: ordinal(since / 12) })];
  const { basis } = compatibility(sign.id, signOfYear(year).id);
  return basis === 'six-harmony' || basis === 'three-harmonies' || basis === 'six-clash'
    ? [text(`people.timeline.${basis}`)]
    : [];
}
