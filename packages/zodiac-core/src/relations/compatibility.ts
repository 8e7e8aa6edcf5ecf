import { placeOf } from '../signs/place-of.ts';
import type { ZodiacSignId } from '../signs/sign-ids.ts';

/** The traditional rule of two signs on the circle of twelve. */
export type Relation = 'same-sign' | 'six-harmony' | 'three-harmonies' | 'six-clash' | 'six-harm' | 'neutral';

/** How two signs go together, by tradition. */
export interface Compatibility {
  /** The rule that decides. */
  readonly basis: Relation;
  /** 0 to 100, by the rule alone. */
  readonly score: number;
}

/**
 * How two signs go together, with the traditional rule that says so: six harmony (六合), three harmonies (三合), six
 * harm (六害), six clash (六沖), the same sign, or none. The score is ours, one number a rule, so that lists can be
 * sorted: 95, 90, 35, 20, 70 and 60. Symmetric.
 *
 * @throws RangeError when either is no sign
 * @example
 * compatibility('rat', 'ox'); // { basis: 'six-harmony', score: 95 }
 */
export function compatibility(a: ZodiacSignId, b: ZodiacSignId): Compatibility {
  const sum = placeOf(a) + placeOf(b);
  const difference = placeOf(a) - placeOf(b);
  if (difference === 0) return rule('same-sign', 70);
  // Harmonies and harms pair the circle across two axes at right angles: Rat-Ox, Tiger-Pig …; Rat-Goat, Ox-Horse …
  if (sum % 12 === 1) return rule('six-harmony', 95);
  if (difference % 4 === 0) return rule('three-harmonies', 90);
  if (difference % 6 === 0) return rule('six-clash', 20);
  if (sum % 12 === 7) return rule('six-harm', 35);
  return rule('neutral', 60);
}

const rule = (basis: Relation, score: number): Compatibility => ({ basis, score });
