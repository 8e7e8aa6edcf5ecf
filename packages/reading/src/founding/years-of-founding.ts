import {
  compatibility,
  nextYearOfSign,
  sexagenaryYear,
  zodiacSignIds,
  type SignFacts,
} from '@org/zodiac-core';
import { ordinal } from '../words/ordinal.ts';
import type { FoundingFacts } from './founding-facts.ts';
import { signOfYear } from './sign-of-year.ts';

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
 * The zodiac years of a founding in order: its own years since, the next of them, the next year across the wheel, and the years in
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
    : [nextYearOfSign(sign.id, presentYear), nextYearOfSign(acrossFrom(sign), presentYear)];
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

const acrossFrom = ({ id }: SignFacts) => zodiacSignIds[(zodiacSignIds.indexOf(id) + 6) % 12] ?? id;

const notes = {
  'six-harmony': 'A partner of the six harmonies',
  'three-harmonies': 'Of its own triangle',
  'six-clash': 'Across the wheel from it',
} as const;

function relationNotes({ zodiacYear, sign }: FoundingFacts, year: number): string[] {
  const since = year - zodiacYear;
  if (since > 0 && since % 60 === 0)
    return [`Its own year with its own name, the ${ordinal(since / 60)} time`];
  if (since > 0 && since % 12 === 0) return [`Its own year, the ${ordinal(since / 12)} since`];
  const { basis } = compatibility(sign.id, signOfYear(year).id);
  return basis in notes ? [notes[basis as keyof typeof notes]] : [];
}
