import type { Chances, Distribution } from './distribution.ts';
import { normalQuantile } from './normal.ts';

/** Beyond this variance of the sum, the normal distribution is exact to less than one, and much quicker. */
const maxExactVariance = 1_000;

/** A share of 5 % for all cells that are looked at together. */
const familyError = 0.05;

export interface ChanceRange {
  expected: number;
  low: number;
  high: number;
}

/**
 * What chance alone gives for a sum of independent numbers: its mean, and the range that it leaves on either side with at most half of
 * the error. The error of all cells together is 5 %, divided by their number (Bonferroni), because among many cells
 * some are far from their mean by chance.
 *
 * @param cells - how many cells are looked at together
 */
export function chanceRange(parts: readonly Distribution[], cells: number): ChanceRange {
  const expected = parts.reduce((sum, { mean }) => sum + mean, 0);
  const variance = parts.reduce((sum, part) => sum + part.variance, 0);
  const tail = familyError / cells / 2;
  if (variance > maxExactVariance) {
    const reach = normalQuantile(1 - tail) * Math.sqrt(variance);
    return {
      expected,
      low: Math.max(0, Math.ceil(expected - reach - 0.5)),
      high: Math.ceil(expected + reach - 0.5),
    };
  }
  const chances = parts.map((part) => part.chances()).reduce(sumOf, { from: 0, of: [1] });
  return { expected, low: quantile(chances, tail), high: quantile(chances, 1 - tail) };
}

/** The chances of the sum of two independent numbers. */
function sumOf(a: Chances, b: Chances): Chances {
  const of = Array.from({ length: a.of.length + b.of.length - 1 }, () => 0);
  for (const [i, one] of a.of.entries())
    for (const [j, other] of b.of.entries()) of[i + j] = (of[i + j] ?? 0) + one * other;
  return { from: a.from + b.from, of };
}

/** The least number that is reached or undercut with the chance. */
function quantile({ from, of }: Chances, chance: number): number {
  let sum = 0;
  for (const [place, each] of of.entries()) {
    sum += each;
    if (sum >= chance) return from + place;
  }
  return from + of.length - 1;
}
