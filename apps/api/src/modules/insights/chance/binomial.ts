import { chancesNear, type Distribution } from './distribution.ts';
import { logChoose } from './log-factorial.ts';

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
