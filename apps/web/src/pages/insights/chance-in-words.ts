import type { ChanceCount } from '@org/api-contract';
import { inFigures } from '@org/api-contract/lists';
import type { NamedCount } from './queries.ts';

/** Whether the count is outside the range that chance alone gives. */
export const isBeyondChance = ({ count, low, high }: ChanceCount): boolean => count < low || count > high;

/** The usual range and the average by chance, in words: "22 to 67, on average 43". */
export const rangeInWords = ({ expected, low, high }: ChanceCount): string =>
  `${inFigures(low)} to ${inFigures(high)}, on average ${inFigures(expected)}`;

/** A count with its average and range by chance, such as "83 (42.6; 22–67)". */
export const inShort = ({ count, expected, low, high }: ChanceCount): string =>
  `${inFigures(count)} (${expected.toFixed(1)}; ${inFigures(low)}–${inFigures(high)})`;

/** A sentence that names the counts outside the range of chance. */
export function findingOf(counts: readonly NamedCount[]): string {
  const beyond = counts.filter(isBeyondChance);
  if (beyond.length === 0) return `All ${counts.length} counts are within the range of chance.`;
  const named = beyond.map(
    ({ name, count, low, high }) =>
      `${name} (${inFigures(count)}; range ${inFigures(low)} to ${inFigures(high)})`,
  );
  const others = counts.length - beyond.length;
  return `Outside the range of chance: ${named.join(', ')}. The other ${others} counts are within it.`;
}
