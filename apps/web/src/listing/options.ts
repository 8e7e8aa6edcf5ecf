import { inFigures } from '@org/api-contract/lists';
import { zodiacSignIds, type ZodiacSignId } from '@org/api-contract/values';
import { getZodiacSignById } from '@org/zodiac-core';

interface Option {
  value: string;
  label: string;
}

/** The sign with this id, or `undefined`. */
export const asSign = (text: string): ZodiacSignId | undefined => zodiacSignIds.find((sign) => sign === text);

/** The name of a sign, such as "Ox". */
export const signNameOf = (sign: ZodiacSignId): string => getZodiacSignById(sign).name;

/** Options for the twelve signs, with counts if known. */
export function signOptions(
  stats: readonly { sign: string; count: number }[] = [],
  capped?: boolean,
): Option[] {
  const counts = new Map(stats.map(({ sign, count }) => [sign, count]));
  return [
    { value: '', label: 'All signs' },
    ...zodiacSignIds.map((id) => {
      const count = counts.get(id);
      const inBrackets = count === undefined ? '' : countInBrackets(count, capped);
      return { value: id, label: `${signNameOf(id)}${inBrackets}` };
    }),
  ];
}

/**
 * Options for the twelve signs with the counts of a facet. A sign without a count has no row.
 *
 * @param stats - the counts of all rows, until those of the facet are loaded
 * @param capped - whether there may be more rows than the counts say
 */
export const signFacet = (
  counts: readonly { value: string; count: number }[] | undefined,
  stats?: readonly { sign: string; count: number }[],
  capped?: boolean,
): Option[] =>
  signOptions(
    counts
      ? zodiacSignIds.map((sign) => ({ sign, count: counts.find(({ value }) => value === sign)?.count ?? 0 }))
      : stats,
    capped,
  );

/** Returns `text` if it is one of `values`, else `undefined`. */
export const oneOf = <T extends string>(values: readonly T[], text: string): T | undefined =>
  values.find((value) => value === text);

/**
 * The number of rows that a value of a facet would show, for the end of its label.
 *
 * @param capped - whether only some rows were counted, so that the number is a minimum
 */
export function countInBrackets(count: number, capped = false): string {
  if (!capped) return ` (${inFigures(count)})`;
  return count === 0 ? '' : ` (${inFigures(count)}+)`;
}
