import type { AppliedRule, Paragraph } from '../reading.ts';
import type { BranchPair, MatchedPerson, MatchTerm } from './match.ts';

/** The comparison of a family: of each pair, and of all together. */
export interface FamilyMatch {
  /** In the given order. */
  readonly people: MatchedPerson[];
  /** Each pair once, the earlier person first. */
  readonly pairs: FamilyPair[];
  /** Notes on what is left out because a time of birth is not known. */
  readonly notes: string[];
  /** Paragraphs about who is close, who balances whom, and what to do. */
  readonly paragraphs: Paragraph[];
  /** The rules that the paragraphs name, without duplicates. */
  readonly rules: AppliedRule[];
}

/** A pair of a family. The score and its terms equal those of the pair's match. */
export interface FamilyPair {
  /** Indexes in `people`. */
  readonly one: number;
  readonly other: number;
  readonly score: number;
  readonly terms: MatchTerm[];
  /** Why the score is high or low, in a few sentences. */
  readonly scoreReason: string;
  /** The main relation of their signs in a few words, such as `'clash'` or `'no relation'`. */
  readonly relation: string;
  /** The relation of the signs. */
  readonly tone: BranchPair['tone'];
  /** Paragraphs in words about family. */
  readonly paragraphs: Paragraph[];
}
