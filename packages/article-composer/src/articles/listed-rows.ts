import type { ZodiacSign } from '@org/zodiac-core';
import type { Founding } from '../article.ts';
import type { TableName } from '../claims/claim.ts';
import { rowsOfSign } from '../wording/table-phrases.ts';
import type { Context } from './context.ts';

/** The maximum number of rows in a list of an article. */
const maxListed = 12;
/** A list of fewer rows of the kind that a keyword asks for is filled up with others. */
const minOfKind = 3;

/** The rows that an article on a table lists, best known first; those of an industry, category or region that it asks for. */
export function listedRows(of: TableName, sign: ZodiacSign | null, { nameable, text }: Context): Founding[] {
  const rows = (sign ? rowsOfSign(nameable[of], sign) : [...nameable[of]]).toSorted(
    (a, b) => b.fame - a.fame,
  );
  const wanted = rows.filter(({ kind }) => kind !== null && isAskedIn(text, kind));
  return (wanted.length >= minOfKind ? wanted : rows).slice(0, maxListed);
}

/** Whether a keyword names a kind: "tech" and "technology" both ask for Technology. */
const isAskedIn = (text: string, kind: string): boolean =>
  kind
    .toLowerCase()
    .split(/[^a-z]+/)
    .some(
      (word) => word.length > 2 && word !== 'and' && new RegExp(String.raw`\b${word.slice(0, 4)}`).test(text),
    );
