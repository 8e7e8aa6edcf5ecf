import type { ZodiacSignId } from '@org/zodiac-core';
import type { AppliedRule, Paragraph } from '../reading.ts';

/** The comparison of two charts. */
export interface Match {
  /** 0 to 100: the sum of the points of `terms`. */
  readonly score: number;
  readonly terms: MatchTerm[];
  /** Why the score is high or low, in a few sentences. */
  readonly scoreReason: string;
  /** Each branch of the first person with each of the second. */
  readonly pairs: BranchPair[];
  readonly one: MatchedPerson;
  readonly other: MatchedPerson;
  /** `'family'`: one of the two is under 18, so the text is only about family and friendship. */
  readonly kind: 'any' | 'family';
  /** Notes on what is left out and why: a person is under 18, or a time of birth is not known. */
  readonly notes: string[];
  /** Four sections: how the relationship feels, what works, where it rubs, and what to do. */
  readonly sections: MatchSection[];
  /** The rules that the paragraphs name, without duplicates. */
  readonly rules: AppliedRule[];
}

export interface MatchedPerson {
  /** How the text calls the person: `'you'`, a name or, without one, `'your sister'` or `'the Rat'`. */
  readonly name: string;
  /** The relation of a named person to the user, such as `'your sister'`. */
  readonly role?: string | undefined;
  readonly sign: ZodiacSignId;
  /** Whether year, month and day are known, and whether the hour is. */
  readonly known: 'sign' | 'date' | 'time';
}

/** A term of the score. */
export interface MatchTerm {
  readonly id: TermId;
  /** The subject, such as `'The signs of the years (company)'`. */
  readonly label: string;
  /** The finding, such as `'Horse and Rat: clash'`. */
  readonly found: string;
  readonly points: number;
  /** Maximum points of the term. All terms together have 100. */
  readonly weight: number;
}

export type TermId =
  | 'year-branches'
  | 'month-branches'
  | 'day-branches'
  | 'hour-branches'
  | 'cross-branches'
  | 'day-stems'
  | 'elements'
  | 'life-paths'
  | 'birth-days';

export type Position = 'year' | 'month' | 'day' | 'hour';

/** A branch with its sign, and its pillar. */
export interface PlacedSign {
  readonly position: Position;
  readonly sign: ZodiacSignId;
}

export interface BranchPair {
  readonly one: PlacedSign;
  readonly other: PlacedSign;
  /** The relations of the two in English, such as `'clash'`; empty for an ordinary pair. */
  readonly relations: string[];
  /** `'mixed'`: harmonies as well as conflicts. */
  readonly tone: 'harmony' | 'discord' | 'mixed' | 'neutral';
}

export interface MatchSection {
  readonly id: 'feels' | 'works' | 'rubs' | 'do';
  readonly heading: string;
  readonly paragraphs: Paragraph[];
}
