import type { ZodiacSign } from '@org/zodiac-core';
import type { ArticleFacts, Founding } from '../article.ts';
import type { TableName } from '../claims/claim.ts';
import { listed, say, stated, type Passage } from '../claims/passage.ts';
import type { Theme } from '../keyword/theme.ts';
import type { Story } from '../story.ts';
import { nameOfSign } from './sign-phrases.ts';

/** The words that an article uses for a table. */
interface TableWords {
  readonly one: string;
  readonly many: string;
  /** The column heading of `kind`. */
  readonly sort: string;
  readonly headings: readonly [string, ...string[]];
  readonly theme: Theme;
}

const tableWords: Readonly<Record<TableName, TableWords>> = {
  companies: { one: 'company', many: 'companies', sort: 'Field', headings: ['Companies under the sign', 'Companies by sign'], theme: 'company' },
  carBrands: { one: 'car brand', many: 'car brands', sort: 'Category', headings: ['Cars under the sign', 'Car brands by sign'], theme: 'car' },
  usStates: { one: 'US state', many: 'US states', sort: 'Region', headings: ['States under the sign', 'States by sign'], theme: 'state' },
}; // prettier-ignore

/** A table of the product, as an article may use it. */
export interface FoundingTable extends TableWords {
  readonly name: TableName;
  readonly rows: readonly Founding[];
  /** The rows that the article may name. */
  readonly shown: readonly Founding[];
  /** The rows that the keyword names. */
  readonly named: readonly Founding[];
}

/** The tables that have rows. */
export const foundingTables = ({ facts, shown, topics }: Pick<Story, 'facts' | 'shown' | 'topics'>) =>
  (['companies', 'carBrands', 'usStates'] as const)
    .map((name): FoundingTable => {
      const named = name === 'usStates' ? topics.states : topics[name];
      return { ...tableWords[name], name, rows: facts[name], shown: shown[name], named };
    })
    .filter(({ rows }) => rows.length > 0);

/** The rows filed under a sign. */
export const rowsOfSign = (rows: readonly Founding[], { id }: ZodiacSign): Founding[] =>
  rows.filter(({ sign }) => sign === id);

/** `'1 company'`, `'12 companies'`. */
const counted = (of: TableName, count: number): string =>
  `${count} ${count === 1 ? tableWords[of].one : tableWords[of].many}`;

/** The number of rows filed under a sign: `'12 companies under the Rabbit'`. */
export const countUnder = (facts: ArticleFacts, of: TableName, sign: ZodiacSign): Passage =>
  stated(
    { kind: 'count', of, sign: sign.id, value: rowsOfSign(facts[of], sign).length },
    ({ value }) => `${counted(of, value)} under the ${sign.name}`,
  );

/** The same, of the sign with the most or the fewest rows. */
export const extremeCount = (
  of: TableName,
  extreme: 'most' | 'fewest',
  { sign, value }: { sign: ZodiacSign; value: number },
): Passage =>
  stated(
    { kind: 'extreme count', of, extreme, sign: sign.id, value },
    (claim) => `${counted(of, claim.value)} under the ${nameOfSign(claim.sign)}`,
  );

/** The claim about a row of a table. */
export const tableRow = (table: TableName, { name, year, sign }: Founding) =>
  ({ kind: 'table row', table, name, year, sign }) as const;

/** `'IBM (1911), Ford (1903) and Kia (1944)'`. */
export const rowsInWords = (table: TableName, rows: readonly Founding[]): Passage =>
  listed(rows.map((row) => stated(tableRow(table, row), ({ name, year }) => `${name} (${year})`)));

/** `'Texas (1845) is filed under the Snake'`, with other words between. */
export const filedUnder = (table: TableName, row: Founding, verb: string): Passage =>
  say`${rowsInWords(table, [row])} ${verb} filed under the ${stated(tableRow(table, row), ({ sign }) => nameOfSign(sign))}`;

export const oldestOf = (rows: readonly Founding[]): Founding =>
  rows.reduce((a, b) => (b.year < a.year ? b : a));

/** The oldest row of a table, or of a sign: `'Lloyds (1688)'`. */
export const oldestInWords = (table: TableName, sign: ZodiacSign | null, { name, year }: Founding): Passage =>
  stated(
    { kind: 'oldest row', table, sign: sign?.id ?? null, name, year },
    (claim) => `${claim.name} (${claim.year})`,
  );
