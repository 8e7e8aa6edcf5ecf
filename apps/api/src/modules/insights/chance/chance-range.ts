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
  const chances = parts
    .map((part) => part.chances())
    .reduce<SumChances>(sumOf, {
      from: 0,
      of: Float64Array.of(1),
    });
  return { expected, low: quantile(chances, tail), high: quantile(chances, 1 - tail) };
}

interface SumChances {
  from: number;
  of: Float64Array;
}

/** The chances of the sum of two independent numbers. With 300,000 companies, these loops are nearly all of the time. */
function sumOf(a: SumChances, b: Chances): SumChances {
  const of = new Float64Array(a.of.length + b.of.length - 1);
  for (let j = 0; j < b.of.length; j += 1) {
    const other = b.of[j] ?? 0;
    // One of ten numbers has ten chances, far apart.
    if (other === 0) continue;
    for (let i = 0; i < a.of.length; i += 1) of[i + j] = (of[i + j] ?? 0) + (a.of[i] ?? 0) * other;
  }
  return { from: a.from + b.from, of };
}

/** The least number that is reached or undercut with the chance. */
function quantile({ from, of }: SumChances, chance: number): number {
  let sum = 0;
  for (const [place, each] of of.entries()) {
    sum += each;
    if (sum >= chance) return from + place;
  }
  return from + of.length - 1;
}
