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
 * Probabilities are negligible beyond this many standard deviations from the mean. A few whole numbers are added for
 * rare events.
 */
const width = { deviations: 10, more: 12 } as const;

/** The probabilities between the smallest and the largest number, without those too far from the mean. */
function chancesNear(
  { mean, variance }: Pick<Distribution, 'mean' | 'variance'>,
  [least, greatest]: readonly [number, number],
  chanceOf: (number: number) => number,
): Chances {
  const reach = width.deviations * Math.sqrt(variance) + width.more;
  const from = Math.max(least, Math.floor(mean - reach));
  const to = Math.min(greatest, Math.ceil(mean + reach));
  return { from, of: Array.from({ length: to - from + 1 }, (_, place) => chanceOf(from + place)) };
}

const known: number[] = [0];

/**
 * The natural logarithm of n!, summed from 1. For n = 300,000 a probability computed from it has a relative error of
 * 5 × 10⁻⁸.
 */
function logFactorial(n: number): number {
  for (let next = known.length; next <= n; next += 1) known.push((known[next - 1] ?? 0) + Math.log(next));
  return known[n] ?? 0;
}

/** The logarithm of the number of ways to choose `k` of `n` items. */
const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** The distribution of the number of successes in `tries` with equal chances. */
export function binomial(tries: number, chance: number): Distribution {
  const moments = { mean: tries * chance, variance: tries * chance * (1 - chance) };
  return {
    ...moments,
    chances: () => {
      if (chance >= 1) return { from: tries, of: [1] };
      return chancesNear(moments, [0, tries], (k) =>
        Math.exp(logChoose(tries, k) + k * Math.log(chance) + (tries - k) * Math.log1p(-chance)),
      );
    },
  };
}

/**
 * The distribution of the number of marked items in a random sample. The sample has `drawn` of `all` items, and
 * `marked` of all items are marked.
 */
export function hypergeometric(all: number, marked: number, drawn: number): Distribution {
  const mean = (drawn * marked) / all;
  const variance = all > 1 ? (mean * (1 - marked / all) * (all - drawn)) / (all - 1) : 0;
  const ways = logChoose(all, drawn);
  return {
    mean,
    variance,
    chances: () =>
      chancesNear({ mean, variance }, [Math.max(0, drawn + marked - all), Math.min(drawn, marked)], (k) =>
        Math.exp(logChoose(marked, k) + logChoose(all - marked, drawn - k) - ways),
      ),
  };
}

/** The cumulative probability of the standard normal distribution at `x`, by its series around 0. */
function chanceUpTo(x: number): number {
  let term = x;
  let sum = x;
  for (let odd = 3; Math.abs(term) > Number.EPSILON * Math.abs(sum); odd += 2) {
    term *= (x * x) / odd;
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI);
}

/** The quantile of the standard normal distribution, by bisection between -8 and 8. */
export function normalQuantile(chance: number): number {
  let [low, high] = [-8, 8];
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (chanceUpTo(middle) < chance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The distribution of one of the numbers, each with the same probability. */
export function oneOf(numbers: readonly number[]): Distribution {
  const share = 1 / numbers.length;
  const mean = numbers.reduce((sum, number) => sum + number * share, 0);
  return {
    mean,
    variance: numbers.reduce((sum, number) => sum + (number - mean) ** 2 * share, 0),
    chances: () => {
      const from = Math.min(...numbers);
      const of = Array.from({ length: Math.max(...numbers) - from + 1 }, () => 0);
      for (const number of numbers) of[number - from] = (of[number - from] ?? 0) + share;
      return { from, of };
    },
  };
}
