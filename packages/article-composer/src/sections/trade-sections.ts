import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import { text as ofRow } from '@org/content/rows';
import { tradeOf } from '@org/content/trade-of';
import type { Founding } from '../article.ts';
import type { Section } from '../article-parts.ts';
import type { TableName } from '../claims/claim.ts';
import { filled } from '../claims/filled.ts';
import { paragraph, table, type Markup } from '../claims/markup.ts';
import { listed, textOf, upperFirst, type Phrase } from '../claims/passage.ts';
import type { NamedRow } from '../keyword/entities.ts';
import type { Context } from '../kind.ts';
import { branchOfTrade, tradesOf } from '../keyword/trades.ts';
import { elementByYear, yearInFigures, yearsOfSign, zodiacYearOn } from '../wording/calendar-phrases.ts';
import {
  nameOfRow,
  numberAsked,
  numberOfSign,
  rowsAsked,
  rowsInWords,
  totalAsked,
  type Asked,
} from '../wording/table-phrases.ts';
import { yearsTable } from '../wording/years-table.ts';
import { maxListed, maxPeers, rowsTable } from './row-sections.ts';
import { prose } from './sign-sections.ts';

/** Branches with companies of several trades, such as gyms and toymakers, or banks and steelworks. */
const broadBranches =
  /^leisure|conglomerates|rental|diversified support|personal services|consumer services/i;

export const regions = ['Northeast', 'Midwest', 'South', 'West'] as const;

/**
 * What custom expects of a sign in the trade or the region of a row, and why the trade has its element.
 *
 * @param branch - the part of an industry, as in “Apparel” of Manufacturing
 */
function expectedIn(of: TableName, kind: string, { id }: ZodiacSign, branch?: string): readonly string[] {
  if (of === 'carBrands') return [ofRow(`signs.${id}.cars`), ofRow('trades.cars')];
  if (of === 'usStates') {
    const region = regions.find((each) => each === kind);
    return region ? [ofRow(`signs.states.${id}`), ofRow(`about.field.${region}`)] : [];
  }
  const trade =
    branch !== undefined && broadBranches.test(branch) ? undefined : tradeOf(kind, branch ?? null);
  if (!trade) return [];
  const called = ofRow(`about.trade.${trade.id}`);
  return [ofRow(`signs.${id}.${trade.family}`, { trade: called }), ofRow(`trades.${trade.id}`)];
}

/** What custom expects of a sign in the trade or the region of the rows that are asked for. */
export const expectedOfSign = ({ of, rowKind, trade }: Asked, sign: ZodiacSign): readonly string[] =>
  trade === undefined ? expectedIn(of, rowKind ?? '', sign) : expectedIn(of, '', sign, branchOfTrade(trade));

/** The industry, category or region of a row: its traditional meaning, and its number of rows by sign. */
export function tradeSection(
  { table: of, row }: NamedRow,
  sign: ZodiacSign,
  { facts }: Context,
): readonly Section[] {
  const { kind } = row;
  if (kind === null) return [];
  const [asked] = groupsOf({ table: of, row });
  return [
    {
      heading: headingOfTrade({ table: of, row }),
      blocks: [
        paragraph(...expectedIn(of, kind, sign, row.facts?.trade), shareOfSign(asked, sign, { facts })),
        countsBySign(asked, { facts }),
      ],
    },
  ];
}

const headingOfTrade = (named: NamedRow): Phrase =>
  filled(text(named.table === 'usStates' ? 'titles.inItsRegion' : 'titles.inItsTrade'), {
    name: nameOfRow(named),
  });

/** The trades or regions of two rows, in one section if they are the same. */
export function tradesOfBoth(
  both: readonly (readonly [NamedRow, ZodiacSign])[],
  { facts }: Pick<Context, 'facts'>,
): readonly Section[] {
  const said = both.map(([named, sign]) => {
    const [expected = '', ofTrade = ''] = expectedIn(
      named.table,
      named.row.kind ?? '',
      sign,
      named.row.facts?.trade,
    );
    return { named, expected, ofTrade, share: shareOfSign(groupsOf(named)[0], sign, { facts }) };
  });
  const [one, other] = said;
  return one && other && one.ofTrade === other.ofTrade
    ? [
        prose(
          text(one.named.table === 'usStates' ? 'titles.bothRegions' : 'titles.bothTrades'),
          one.ofTrade,
          one.expected,
          other.expected === one.expected ? '' : other.expected,
          one.share,
          textOf(other.share) === textOf(one.share) ? '' : other.share,
        ),
      ]
    : said.map(({ named, expected, ofTrade, share }) =>
        prose(headingOfTrade(named), expected, ofTrade, share),
      );
}

/** How many rows of a group a sign has, and whether that is far from a twelfth. */
function shareOfSign(asked: Asked, sign: ZodiacSign, { facts }: Pick<Context, 'facts'>): Phrase {
  const values = {
    total: totalAsked(facts, asked),
    number: numberAsked(facts, { ...asked, one: sign }),
    sign: sign.name,
  };
  const size = (one: Asked): number => rowsAsked(facts[asked.of], one).length;
  const twelfth = size(asked) / zodiacSigns.length;
  const difference = size({ ...asked, one: sign }) - twelfth;
  return Math.abs(difference) < Math.max(minOfDifference, twelfth / 4)
    ? filled(text('row.kind'), values)
    : filled(text('row.kind-share'), {
        ...values,
        share: text(difference > 0 ? 'row.more' : 'row.fewer'),
      });
}
/** A smaller difference from a twelfth of the rows may be chance. */
const minOfDifference = 2;

/** The rows of the trades of a row, the narrowest first, and those of its industry, category or region. */
const groupsOf = ({ table: of, row }: NamedRow): readonly [Asked, ...Asked[]] => {
  const ofKind: Asked = { of, rowKind: row.kind };
  const [first, ...others] = of === 'companies' ? tradesOf(row).map((trade): Asked => ({ of, trade })) : [];
  return first ? [first, ...others, ofKind] : [ofKind];
};

/** The number of rows of a group by sign, beside all rows of the sign. */
const countsBySign = (asked: Asked, { facts }: Pick<Context, 'facts'>): Markup =>
  table(
    text('tables.kindBySign'),
    [text('labels.sign'), upperFirst(rowsInWords(asked)), text('labels.inAll')],
    zodiacSigns.map((sign): Phrase[] => [
      sign.name,
      numberAsked(facts, { ...asked, one: sign }),
      numberOfSign(facts, asked.of, sign),
    ]),
  );

/** Rows of the narrowest trade or kind of a row in which articles may name others. */
export function peersOfKind(named: NamedRow, { nameable }: Context): readonly Section[] {
  const { table: of, row } = named;
  const peersIn = (asked: Asked): readonly Founding[] =>
    rowsAsked(nameable[of], asked)
      .filter((each) => each !== row)
      .toSorted((a, b) => b.fame - a.fame)
      .slice(0, maxPeers);
  const groups = groupsOf(named);
  const asked = groups.find((each) => peersIn(each).length >= minOfPeers) ?? groups[0];
  const peers = peersIn(asked);
  return peers.length < minOfPeers
    ? []
    : [
        {
          heading: filled(text('heads.otherRows'), { rows: rowsInWords(asked) }),
          blocks: [rowsTable(of, text('tables.peersOfKind'), peers)],
        },
      ];
}

/** Minimum rows of a table of peers. */
export const minOfPeers = 2;

/** The years of a row's sign since its founding, and this year. */
export function yearsSince(
  named: NamedRow,
  { sign, zodiacYear }: { readonly sign: ZodiacSign; readonly zodiacYear: number },
  { facts }: Context,
): readonly Section[] {
  const now = zodiacYearOn(facts.today);
  const all = yearsOfSign(sign, zodiacYear, now + 12);
  const again = all.slice(-maxListed);
  const full = all.filter((year) => year > zodiacYear && year <= now && (year - zodiacYear) % 60 === 0);
  return [
    {
      heading: filled(text('heads.itsSignAgain'), { sign: sign.name }),
      blocks: [
        paragraph(
          filled(text('row.again'), {
            name: nameOfRow(named),
            sign: sign.name,
            year: yearInFigures(zodiacYear),
          }),
          full.length === 0
            ? filled(text('row.sixty'), {
                element: elementByYear(zodiacYear),
                sign: sign.name,
                year: yearInFigures(zodiacYear + 60),
              })
            : filled(text('row.sixty-past'), {
                element: elementByYear(zodiacYear),
                sign: sign.name,
                years: listed(full.map(yearInFigures)),
              }),
        ),
        yearsTable(text('tables.yearsOfItsSign'), again),
      ],
    },
  ];
}
