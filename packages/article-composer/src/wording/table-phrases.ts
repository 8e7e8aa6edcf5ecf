import { articleLists } from '@org/api-contract/lists';
import type { ZodiacSign } from '@org/zodiac-core';
import type { ArticleFacts, Founding } from '../article.ts';
import type { TableName } from '../claims/claim.ts';
import { stated, type Passage, type Phrase } from '../claims/passage.ts';
import type { NamedRow } from '../keyword/entities.ts';
import { dateInWords, monthNames } from './calendar-phrases.ts';
import { nameOfSign } from './sign-phrases.ts';

interface TableWords {
  readonly one: string;
  readonly many: string;
  readonly title: string;
  readonly path: `/${string}`;
  /** The verb of the date: a company is founded, a state admitted. */
  readonly verb: string;
}

/** The words for the lists that articles read. */
export const tableWords = Object.fromEntries(
  articleLists.map(({ member, fullOne, fullSeveral, heading, path, beginning }): [TableName, TableWords] => [
    member,
    { one: fullOne, many: fullSeveral, title: heading, path, verb: beginning.verb },
  ]),
) as Record<TableName, TableWords>;

/** A count in figures, such as `'2,542'`. */
const inFigures = (count: number): string => count.toLocaleString('en-US');

/** The rows filed under a sign. */
export const rowsOfSign = (rows: readonly Founding[], { id }: ZodiacSign): Founding[] =>
  rows.filter(({ sign }) => sign === id);

/** `'12 companies'`, filed under a sign. */
export const countOfSign = (facts: ArticleFacts, of: TableName, sign: ZodiacSign): Passage =>
  stated({ kind: 'count', of, sign: sign.id, value: rowsOfSign(facts[of], sign).length }, ({ value }) =>
    counted(of, value),
  );

/** `'12'`, filed under a sign. */
export const numberOfSign = (facts: ArticleFacts, of: TableName, sign: ZodiacSign): Passage =>
  stated({ kind: 'count', of, sign: sign.id, value: rowsOfSign(facts[of], sign).length }, ({ value }) =>
    inFigures(value),
  );

/** `'2,542 companies'`, the rows of a table. */
export const totalOf = (facts: ArticleFacts, of: TableName): Passage =>
  stated({ kind: 'total', of, value: facts[of].length }, ({ value }) => counted(of, value));

/** `'477 companies in Technology'`, the rows of an industry, category or region. */
export const totalOfKind = (facts: ArticleFacts, of: TableName, rowKind: string): Passage =>
  stated(
    countOfKind(facts, of, rowKind, null),
    ({ value }) => `${inFigures(value)} ${rowsOfKind(of, rowKind)}`,
  );

/** `'44'`, the rows of an industry, category or region, of one sign or of all. */
export const numberOfKind = (
  facts: ArticleFacts,
  of: TableName,
  rowKind: string,
  sign: ZodiacSign | null,
): Passage => stated(countOfKind(facts, of, rowKind, sign?.id ?? null), ({ value }) => inFigures(value));

const countOfKind = (facts: ArticleFacts, of: TableName, rowKind: string, sign: ZodiacSign['id'] | null) => {
  const rows = facts[of].filter((row) => row.kind === rowKind && (sign === null || row.sign === sign));
  return { kind: 'count of kind', of, rowKind, sign, value: rows.length } as const;
};

/** `'companies in Technology'`, `'luxury car brands'` or `'US states in the South'`. */
export const rowsOfKind = (of: TableName, rowKind: string): string => {
  if (of === 'companies') return `companies in ${rowKind}`;
  if (of === 'usStates') return `US states in the ${rowKind}`;
  return `${rowKind === 'SUV' ? rowKind : rowKind.toLowerCase()} car brands`;
};

/** `'31 companies'`, with a founding year. */
export const countOfYear = (facts: ArticleFacts, of: TableName, year: number): Passage =>
  stated(
    { kind: 'count of year', of, year, value: facts[of].filter((row) => row.year === year).length },
    ({ value }) => counted(of, value),
  );

const counted = (of: TableName, count: number): string =>
  `${inFigures(count)} ${count === 1 ? tableWords[of].one : tableWords[of].many}`;

const claimOf = ({ table, row: { name, year, month, day, sign } }: NamedRow) =>
  ({ kind: 'table row', table, name, year, month, day, sign }) as const;

export const nameOfRow = (named: NamedRow): Passage => stated(claimOf(named), ({ name }) => name);

/** `'July 1, 2003'`, `'July 2003'` or `'2003'`. */
export const dateOfRow = (named: NamedRow): Passage =>
  stated(claimOf(named), ({ year, month, day }) =>
    month === null
      ? String(year)
      : day === null
        ? `${monthNames[month - 1]} ${year}`
        : dateInWords({ year, month, day }),
  );

/** The known-for text of a row from its table; empty if the table has none. */
export const knownForOf = ({ name, knownFor }: Founding): Phrase =>
  knownFor === null
    ? ''
    : stated({ kind: 'known for', name, text: knownFor.replace(/\.$/, '') }, ({ text }) => text);

export const signOfRow = (named: NamedRow): Passage => stated(claimOf(named), ({ sign }) => nameOfSign(sign));
