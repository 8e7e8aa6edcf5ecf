import { articleLists, knownForLine } from '@org/api-contract/lists';
import { isDeed } from '@org/content/known-for';
import type { ZodiacSign } from '@org/zodiac-core';
import type { ArticleFacts, Founding } from '../article.ts';
import type { TableClaim, TableName } from '../claims/claim.ts';
import { filledIn } from '../claims/filled.ts';
import { lowerFirst, stated, type Passage, type Phrase } from '../claims/passage.ts';
import { text } from '@org/content/articles';
import { adjectiveOf } from '../keyword/country-in.ts';
import type { NamedRow } from '../keyword/entities.ts';
import { branchesOf, isOfTrade, type TradeId } from '../keyword/trades.ts';
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

/** Rows of a table: those of a sign, of an industry, category or region, of a trade, of a country, and of a founding year. */
export interface Asked {
  readonly of: TableName;
  readonly one?: ZodiacSign | undefined;
  readonly year?: number | undefined;
  readonly rowKind?: string | null;
  readonly trade?: TradeId | undefined;
  readonly country?: string | undefined;
  /** The first and the last founding year, both included. */
  readonly span?: readonly [first: number, last: number];
}

/** The rows that are asked for. */
export const rowsAsked = (
  rows: readonly Founding[],
  { one, year, rowKind = null, trade, country, span }: Asked,
): Founding[] =>
  rows.filter(
    (row) =>
      (one === undefined || row.sign === one.id) &&
      (year === undefined || row.year === year) &&
      (span === undefined || (row.year >= span[0] && row.year <= span[1])) &&
      (rowKind === null || row.kind === rowKind) &&
      (trade === undefined || isOfTrade(row, trade)) &&
      (country === undefined || row.country === country),
  );

/** `'477 technology companies'` or `'26 German car brands'`, of all signs. */
export const totalAsked = (facts: ArticleFacts, asked: Asked): Passage =>
  stated(
    countAsked(facts, { ...asked, one: undefined }),
    ({ value }) => `${inFigures(value)} ${rowsInWords(asked)}`,
  );

/** `'44'`, the number of rows that are asked for. */
export const numberAsked = (facts: ArticleFacts, asked: Asked): Passage =>
  stated(countAsked(facts, asked), ({ value }) => inFigures(value));

/** `'1787 to 1790'`, the founding years of the rows that are asked for. */
export const spanAsked = (facts: ArticleFacts, asked: Asked): Passage =>
  stated(countAsked(facts, asked), (claim) =>
    claim.kind === 'count of kind' ? (claim.span ?? []).join(' to ') : '',
  );

function countAsked(facts: ArticleFacts, asked: Asked) {
  const { of, one, year, rowKind = null, trade, country, span } = asked;
  const value = rowsAsked(facts[of], asked).length;
  if (
    rowKind === null &&
    trade === undefined &&
    country === undefined &&
    year === undefined &&
    span === undefined
  )
    return one
      ? ({ kind: 'count', of, sign: one.id, value } as const)
      : ({ kind: 'total', of, value } as const);
  return {
    kind: 'count of kind',
    of,
    rowKind,
    ...(trade === undefined ? {} : { branches: branchesOf(facts[of], trade) }),
    ...(country === undefined ? {} : { country }),
    ...(year === undefined ? {} : { year }),
    ...(span === undefined ? {} : { span }),
    sign: one?.id ?? null,
    value,
  } as const;
}

/** `'Japanese technology companies'`, `'luxury car brands'` or `'US states in the South'`. */
export const rowsInWords = (asked: Asked): string => rowsOfSignInWords({ ...asked, one: undefined });

/** `'technology companies of the Dragon'`, or `'technology companies'` if the keyword names no sign. */
export function rowsOfSignInWords({ of, one, rowKind = null, trade, country }: Asked): string {
  const from = country === undefined ? '' : `${adjectiveOf(country)} `;
  const whose = one ? ` of the ${one.name}` : '';
  if (trade !== undefined) return `${from}${text(`trades.${trade}`)}${whose}`;
  if (rowKind === null) return `${from}${tableWords[of].many}${whose}`;
  if (of === 'companies') return `${from}${rowKind.toLowerCase()} companies${whose}`;
  if (of === 'usStates') return `US states${whose} in the ${rowKind}`;
  return `${from}${rowKind === 'SUV' ? rowKind : rowKind.toLowerCase()} car brands${whose}`;
}

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

const statedOfKnownFor = ({ name, knownFor }: Founding, words: (claim: KnownFor) => string): Phrase =>
  knownFor === null ? '' : stated({ kind: 'known for', name, text: knownFor.replace(/\.$/, '') }, words);

type KnownFor = Extract<TableClaim, { kind: 'known for' }>;

/** The known-for text of a row from its table; empty if the table has none. */
export const knownForOf = (row: Founding): Phrase =>
  statedOfKnownFor(row, (claim) => knownForLine(claim.text) ?? '');

/** The known-for text of a row in sentences: `'Nike is known for Air Max. It began by selling shoes from a car.'` */
export const knownInSentences = (row: Founding): Phrase =>
  statedOfKnownFor(row, ({ name, text: knownFor }) => {
    const phrases = knownFor
      .split('; ')
      .map((each) => (/^(?:An?|Is|Its|The) /.test(each) ? lowerFirst(each) : each));
    const is = row.hasEnded === true ? 'was' : 'is';
    const identityIn = (phrase: string) => /^(?:is )?((?<=is ).+|an? .+)$/.exec(phrase)?.[1];
    const isThing = (phrase: string) => identityIn(phrase) === undefined && !isDeed(phrase);
    const things = phrases.filter(isThing);
    return phrases
      .filter((phrase) => !isThing(phrase) || phrase === things[0])
      .map((phrase, at) => {
        const who = at === 0 ? name : text('row.it');
        const what = identityIn(phrase);
        if (what !== undefined) return filledIn(text('row.described'), { who, is, what });
        return isThing(phrase)
          ? filledIn(text('row.known-for'), {
              who,
              is,
              things: things.reduce((all, other) => filledIn(text('row.and-for'), { things: all, other })),
            })
          : filledIn(text('row.deed'), { who, deed: phrase });
      })
      .join(' ');
  });

export const signOfRow = (named: NamedRow): Passage => stated(claimOf(named), ({ sign }) => nameOfSign(sign));
