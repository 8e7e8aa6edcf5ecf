import type { ChanceCount } from '@org/api-contract';
import { type Chances, type Distribution, normalQuantile } from './distribution.ts';

/** Above this variance, the range of a sum comes from the normal distribution. It is fast and off by less than one. */
const maxExactVariance = 1_000;

/** Total error of 5% for all cells that are shown together. */
const familyError = 0.05;

interface ChanceRange {
  expected: number;
  low: number;
  high: number;
}

/**
 * The mean and the range of a sum of independent numbers under chance alone. At most half of the error is below the
 * range, and at most half above it. The 5% error is divided by the number of cells (Bonferroni), because among many
 * cells some are far from their mean by chance.
 *
 * @param cells - number of cells that are shown together
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

/**
 * The distribution of the sum of two independent numbers. With 300,000 companies, these loops take nearly all of the
 * time.
 */
function sumOf(a: SumChances, b: Chances): SumChances {
  const of = new Float64Array(a.of.length + b.of.length - 1);
  for (let j = 0; j < b.of.length; j += 1) {
    const other = b.of[j] ?? 0;
    // Most values are zero, because the ten years of a decade give at most ten different numbers.
    if (other === 0) continue;
    for (let i = 0; i < a.of.length; i += 1) of[i + j] = (of[i + j] ?? 0) + (a.of[i] ?? 0) * other;
  }
  return { from: a.from + b.from, of };
}

/** The smallest number whose cumulative probability reaches `chance`. */
function quantile({ from, of }: SumChances, chance: number): number {
  let sum = 0;
  for (const [place, each] of of.entries()) {
    sum += each;
    if (sum >= chance) return from + place;
  }
  return from + of.length - 1;
}

/** A number beside the range that chance alone would give. The mean is rounded to a tenth. */
export const chanceCount = (count: number, { expected, low, high }: ChanceRange): ChanceCount => ({
  count,
  expected: Math.round(expected * 10) / 10,
  low,
  high,
});
