import type { ZodiacSignId } from '@org/zodiac-core';
import type { AppliedRule, Paragraph } from '../reading.ts';

/** Two charts compared. */
export interface Match {
  /** 0 to 100: the sum of the points of `terms`. */
  readonly score: number;
  readonly terms: MatchTerm[];
  /** Each branch of the first person with each of the second. */
  readonly pairs: BranchPair[];
  readonly one: MatchedPerson;
  readonly other: MatchedPerson;
  /** `'family'`: one of the two is under 18, and the text is about family and friendship only. */
  readonly kind: 'any' | 'family';
  /** What is left out and why: somebody is under 18, or a time of birth is not known. */
  readonly notes: string[];
  /** How it feels, what works, where it rubs, what to do. */
  readonly sections: MatchSection[];
  /** The rules that the paragraphs name, each once. */
  readonly rules: AppliedRule[];
}

export interface MatchedPerson {
  /** As the text calls them: a name, or `'your sister'`, or `'the first person'`. */
  readonly name: string;
  /** What a person with a name is to the one who asks, such as `'your sister'`. */
  readonly role?: string | undefined;
  readonly sign: ZodiacSignId;
  /** Whether year, month and day are known, and whether the hour is. */
  readonly known: 'sign' | 'date' | 'time';
}

/** A line of the sum. */
export interface MatchTerm {
  readonly id: TermId;
  /** The subject, such as `'The signs of the year'`. */
  readonly label: string;
  /** The finding, such as `'Horse and Rat: six clash'`. */
  readonly found: string;
  readonly points: number;
  /** The highest points that the line can have. All lines together have 100. */
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

/** A branch, by its sign, and the pillar it belongs to. */
export interface PlacedSign {
  readonly position: Position;
  readonly sign: ZodiacSignId;
}

export interface BranchPair {
  readonly one: PlacedSign;
  readonly other: PlacedSign;
  /** Every relation of the two in English, such as `'six clash'`; none for an ordinary pair. */
  readonly relations: string[];
  /** `'mixed'`: some of its relations are harmonies and some are discords. */
  readonly tone: 'harmony' | 'discord' | 'mixed' | 'neutral';
}

export interface MatchSection {
  readonly id: 'feels' | 'works' | 'rubs' | 'do';
  readonly heading: string;
  readonly paragraphs: Paragraph[];
}
