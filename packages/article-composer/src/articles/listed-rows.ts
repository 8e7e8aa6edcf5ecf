import type { ZodiacSign } from '@org/zodiac-core';
import type { Founding } from '../article.ts';
import type { TableName } from '../claims/claim.ts';
import { rowsOfSign } from '../wording/table-phrases.ts';
import type { Context } from './context.ts';

/** The maximum number of rows in a list of an article. */
const maxListed = 12;

/** The rows that an article on a table lists, best known first; those of one industry, category or region if it asks for it. */
export function listedRows(
  of: TableName,
  sign: ZodiacSign | null,
  rowKind: string | null,
  { nameable }: Context,
): Founding[] {
  return (sign ? rowsOfSign(nameable[of], sign) : nameable[of])
    .filter(({ kind }) => rowKind === null || kind === rowKind)
    .toSorted((a, b) => b.fame - a.fame)
    .slice(0, maxListed);
}
