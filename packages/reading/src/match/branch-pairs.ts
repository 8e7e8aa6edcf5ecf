import { text } from '@org/content/match';
import { compatibility, relations, type BranchRelation } from '@org/zodiac-core';
import type { BranchPair } from './match.ts';
import type { Person, PersonBranch } from './person.ts';

/** A pair of branches with all its relations. */
export interface FoundPair extends BranchPair {
  readonly one: PersonBranch;
  readonly other: PersonBranch;
  readonly found: readonly BranchRelation[];
  /** The score by zodiac-core's `compatibility`, 5 to 95. */
  readonly score: number;
}

/** Pairs each branch of one person with each branch of the other. */
export const branchPairs = (one: Person, other: Person): FoundPair[] =>
  one.branches.flatMap((first) => other.branches.map((second) => pairOf(first, second)));

function pairOf(one: PersonBranch, other: PersonBranch): FoundPair {
  const found = relations(one.sign, other.sign);
  const { score, relations: scored } = compatibility(one.sign, other.sign);
  const isGood = scored.some(({ points }) => points > 0);
  const isBad = scored.some(({ points }) => points < 0);
  return {
    one,
    other,
    found,
    relations: namesOf(found),
    tone: isGood ? (isBad ? 'mixed' : 'harmony') : isBad ? 'discord' : 'neutral',
    score,
  };
}

/** The names of the relations. Two signs of one season are mentioned if they have no other relation. */
function namesOf(found: readonly BranchRelation[]): string[] {
  const others = found.filter(({ kind }) => kind !== 'three-meetings');
  const told = others.length > 0 ? others : found;
  return [...new Set(told.map(({ kind }) => text(`labels.relations.${kind}`)))];
}

/** The mean of the scores as a part of 100. It adds whole numbers, so that the order has no influence. */
export const valueOf = (pairs: readonly FoundPair[]): number =>
  pairs.reduce((sum, { score }) => sum + score, 0) / pairs.length / 100;
