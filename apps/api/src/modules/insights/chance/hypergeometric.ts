import { chancesNear, type Distribution } from './distribution.ts';
import { logChoose } from './log-factorial.ts';

/**
 * The distribution of the number of marked items among `drawn` items, taken at random from `all`, of which `marked`
 * are marked.
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
