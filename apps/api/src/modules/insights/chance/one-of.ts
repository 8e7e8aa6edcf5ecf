import type { Distribution } from './distribution.ts';

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
