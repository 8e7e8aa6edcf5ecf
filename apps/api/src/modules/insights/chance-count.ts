import type { ChanceCount } from '@org/api-contract';
import type { ChanceRange } from './chance/chance-range.ts';

/** A number beside the range that chance alone would give. The mean is rounded to a tenth. */
export const chanceCount = (count: number, { expected, low, high }: ChanceRange): ChanceCount => ({
  count,
  expected: Math.round(expected * 10) / 10,
  low,
  high,
});
