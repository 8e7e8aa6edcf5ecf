/** How likely each whole number is that chance may give. */
export interface Distribution {
  readonly mean: number;
  readonly variance: number;
  /** The chance of `from`, of `from + 1` and so on. Only what is too unlikely to count is left out. */
  readonly chances: () => Chances;
}

export interface Chances {
  readonly from: number;
  readonly of: readonly number[];
}

/** Standard deviations around the mean, and a few whole numbers for rare events, beyond which nothing counts. */
const width = { deviations: 10, more: 12 } as const;

/** The chances from the least to the greatest number, of those that are not too far from the mean. */
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
