import type { ChanceCount } from '@org/api-contract';
import { inFigures } from '#listing/in-figures.ts';
import type { NamedCount } from './queries.ts';

/** Whether the count is outside the range that chance alone gives. */
export const isBeyondChance = ({ count, low, high }: ChanceCount): boolean => count < low || count > high;

/** The numbers that chance gives, in words: "43 on average, and 22 to 67 nearly always". */
export const rangeInWords = ({ expected, low, high }: ChanceCount): string =>
  `${inFigures(expected)} on average, and ${inFigures(low)} to ${inFigures(high)} nearly always`;

/** Such as "83 (42.6; 22–67)". */
export const inShort = ({ count, expected, low, high }: ChanceCount): string =>
  `${inFigures(count)} (${expected.toFixed(1)}; ${inFigures(low)}–${inFigures(high)})`;

/** The test of all counts of a picture together. */
export function findingOf(counts: readonly NamedCount[]): string {
  const beyond = counts.filter(isBeyondChance);
  if (beyond.length === 0)
    return `No more than chance: all ${counts.length} counts are within the range that chance gives.`;
  const named = beyond.map(
    ({ name, count, low, high }) =>
      `${name}, with ${inFigures(count)} where chance gives ${inFigures(low)} to ${inFigures(high)}`,
  );
  const others = counts.length - beyond.length;
  return `Beyond chance: ${named.join('; ')}. The other ${others} counts are no more than chance.`;
}
