import { placeOf, relationOf, type Relation } from './relation.ts';
import type { ZodiacSignId } from './sign-ids.ts';

/** How two signs go together, by tradition. */
export interface Compatibility {
  /** The rule that decides. */
  readonly basis: Relation;
  /** The rule's Chinese name, such as `'六合'`; none for `'neutral'`. */
  readonly chinese?: string;
  /** 0 to 100, by the rule alone. */
  readonly score: number;
}

const rules: Readonly<Record<Relation, Compatibility>> = {
  'six-harmony': { basis: 'six-harmony', chinese: '六合', score: 95 },
  'three-harmonies': { basis: 'three-harmonies', chinese: '三合', score: 90 },
  'same-sign': { basis: 'same-sign', chinese: '同肖', score: 70 },
  neutral: { basis: 'neutral', score: 60 },
  'six-harm': { basis: 'six-harm', chinese: '六害', score: 35 },
  'six-clash': { basis: 'six-clash', chinese: '六冲', score: 20 },
};

/**
 * How two signs go together, with the traditional rule that says so. The score is ours, one number a rule, so that
 * lists can be sorted: six harmony 95, three harmonies 90, same sign 70, none of these 60, six harm 35, six clash 20.
 * Symmetric.
 *
 * @throws RangeError when either is no sign
 * @example
 * compatibility('rat', 'ox'); // { basis: 'six-harmony', chinese: '六合', score: 95 }
 */
export function compatibility(a: ZodiacSignId, b: ZodiacSignId): Compatibility {
  return rules[relationOf(placeOf(a), placeOf(b))];
}
