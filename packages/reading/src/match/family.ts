import type { AppliedRule, Paragraph } from '../reading.ts';
import type { BranchPair, MatchedPerson, MatchTerm } from './match.ts';

/** The charts of a family compared: each two of it, and the whole. */
export interface FamilyMatch {
  /** In the order in which they were given. */
  readonly people: MatchedPerson[];
  /** Each two of them once, the earlier first. */
  readonly pairs: FamilyPair[];
  /** What is left out, where a time of birth is not known. */
  readonly notes: string[];
  /** Who is close, who balances whom, and what to do. */
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
  /** The text, in words of family. */
  readonly paragraphs: Paragraph[];
}
