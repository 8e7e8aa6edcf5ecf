/** The probability of each whole number. */
export interface Distribution {
  readonly mean: number;
  readonly variance: number;
  /** The probabilities of `from`, `from + 1` and so on. Negligible ones are left out. */
  readonly chances: () => Chances;
}

export interface Chances {
  readonly from: number;
  readonly of: readonly number[];
}

/**
 * Standard deviations around the mean, plus a few whole numbers for rare events, outside of which probabilities are
 * negligible.
 */
const width = { deviations: 10, more: 12 } as const;

/** The probabilities between the smallest and the largest number, without those too far from the mean. */
export function chancesNear(
  { mean, variance }: Pick<Distribution, 'mean' | 'variance'>,
  [least, greatest]: readonly [number, number],
  chanceOf: (number: number) => number,
): Chances {
  const reach = width.deviations * Math.sqrt(variance) + width.more;
  const from = Math.max(least, Math.floor(mean - reach));
  const to = Math.min(greatest, Math.ceil(mean + reach));
  return { from, of: Array.from({ length: to - from + 1 }, (_, place) => chanceOf(from + place)) };
}
