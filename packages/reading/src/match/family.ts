import type { AppliedRule, Paragraph } from '../reading.ts';
import type { BranchPair, MatchedPerson, MatchTerm } from './match.ts';

/** What the charts of a family say: each two of it, and the whole. */
export interface FamilyMatch {
  /** In the order in which they were given. */
  readonly people: MatchedPerson[];
  /** Each two of them once, the earlier first. */
  readonly pairs: FamilyPair[];
  /** What follows from the pairs together. */
  readonly paragraphs: Paragraph[];
  /** The rules that the paragraphs name, each once. */
  readonly rules: AppliedRule[];
}

/** Two of a family. The score and its sum are those of the match of the two. */
export interface FamilyPair {
  /** The places in `people`, from 0. */
  readonly one: number;
  readonly other: number;
  readonly score: number;
  readonly terms: MatchTerm[];
  /** The relation of their signs that decides in few words, such as `'six clash'`, or `'no relation'`. */
  readonly relation: string;
  /** Of the signs. */
  readonly tone: BranchPair['tone'];
  /** The reasons, in words of family. */
  readonly paragraphs: Paragraph[];
}
