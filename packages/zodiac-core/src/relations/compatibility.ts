import { placeOf } from '../cycle/sexagenary.ts';
import type { ZodiacSignId } from '../cycle/branches.ts';
import { relationKindsOf, type RelationKind } from './relation-kinds.ts';

/** The main traditional relation of two signs; `'neutral'` if there is none. */
export type Relation = RelationKind | 'neutral';

/** A relation, and the points that it adds to a score or subtracts. */
export interface ScoredRelation {
  readonly kind: RelationKind;
  readonly points: number;
}

/** How two signs go together, by tradition. */
export interface Compatibility {
  /** The main relation: the first of `relations`. */
  readonly basis: Relation;
  /** 0 to 100: 60, and the points of all relations. */
  readonly score: number;
  /** Every relation of the two; `relations(a, b)` describes them. */
  readonly relations: readonly ScoredRelation[];
}

/** Half of three meetings has no points: books count a meeting only if all three branches are present. */
const points: Readonly<Record<RelationKind, number>> = {
  'same-sign': 10,
  'six-harmony': 35,
  'three-harmonies': 30,
  'six-clash': -40,
  'six-harm': -25,
  punishment: -15,
  'six-destruction': -10,
  'three-meetings': 0,
};

/**
 * Returns how two signs go together, with every traditional relation between them. The rules are tradition. The points are
 * ours, so that lists can be sorted. A score is 60 and the points of each relation: same sign +10, six harmony +35, half of
 * three harmonies +30, clash -40, harm -25, punishment -15, destruction -10, half of three meetings 0. The lowest of the
 * 144 is 5, the highest 95. Symmetric.
 *
 * @param a - id of a sign
 * @param b - id of the other
 * @throws RangeError when either is not a sign
 * @see `relations`, which names the classical source of each rule
 * @example
 * compatibility('rat', 'dragon'); // { basis: 'three-harmonies', score: 90, relations: [{ kind: 'three-harmonies', points: 30 }] }
 * compatibility('snake', 'monkey').score; // 70, from 60 + 35 - 15 - 10
 * compatibility('dog', 'rat'); // { basis: 'neutral', score: 60, relations: [] }
 */
export function compatibility(a: ZodiacSignId, b: ZodiacSignId): Compatibility {
  const relations = relationKindsOf(placeOf(a), placeOf(b)).map((kind) => ({ kind, points: points[kind] }));
  return {
    basis: relations[0]?.kind ?? 'neutral',
    score: relations.reduce((score, relation) => score + relation.points, 60),
    relations,
  };
}
