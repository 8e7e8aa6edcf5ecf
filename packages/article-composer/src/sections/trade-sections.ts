import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import { text as ofRow } from '@org/content/rows';
import { tradeOf, type Trade } from '@org/content/trade-of';
import type { Founding } from '../article.ts';
import type { Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { paragraph } from '../claims/markup.ts';
import { textOf, upperFirst, type Phrase } from '../claims/passage.ts';
import type { NamedRow } from '../keyword/entities.ts';
import type { Context } from '../kind.ts';
import { branchOfTrade, tradesOf } from '../keyword/trades.ts';
import {
  nameOfRow,
  numberAsked,
  rowsAsked,
  rowsInWords,
  totalAsked,
  type Asked,
} from '../wording/table-phrases.ts';
import { maxPeers, rowsTable } from './row-sections.ts';
import { prose } from './sign-sections.ts';

/** Branches with companies of several trades, such as gyms and toymakers, or banks and steelworks. */
const broadBranches =
  /^leisure|conglomerates|rental|diversified support|personal services|consumer services/i;

export const regions = ['Northeast', 'Midwest', 'South', 'West'] as const;

/** The trade of a company; `undefined` if its branch has several. */
export const tradeOfRow = ({ kind, facts }: Pick<Founding, 'kind' | 'facts'>): Trade | undefined =>
  facts?.trade !== undefined && broadBranches.test(facts.trade)
    ? undefined
    : tradeOf(kind ?? '', facts?.trade ?? null);

/**
 * The expectation of custom for a sign in a trade or a region, and why the trade has its element.
 *
 * @param row - a row of the trade or the region; by default, the trade or the region of the keyword
 */
export function expectedOfSign(
  { of, rowKind, trade }: Pick<Asked, 'of' | 'rowKind' | 'trade'>,
  { id }: ZodiacSign,
  row?: Founding,
): readonly string[] {
  if (of === 'carBrands') return [ofRow(`signs.${id}.cars`), ofRow('trades.cars')];
  const kind = row?.kind ?? rowKind ?? '';
  if (of === 'usStates') {
    const region = regions.find((each) => each === kind);
    return region ? [ofRow(`signs.states.${id}`), ofRow(`about.field.${region}`)] : [];
  }
  const found = tradeOfRow(
    row ?? { kind, ...(trade === undefined ? {} : { facts: { trade: branchOfTrade(trade) } }) },
  );
  if (!found) return [];
  const called = ofRow(`about.trade.${found.id}`);
  return [ofRow(`signs.${id}.${found.family}`, { trade: called }), ofRow(`trades.${found.id}`)];
}

/** `'Waste nothing.'`, of “A Rat in food is expected to waste nothing.” A table names the sign and the trade beside it. */
export const expectation = (sentence: string): string =>
  upperFirst(sentence.replace(/^.* is expected to /, ''));

/** The trade or region of a row: its traditional meaning, and other rows that articles may name. */
export function tradeSection(named: NamedRow, sign: ZodiacSign, context: Context): readonly Section[] {
  const { table: of, row } = named;
  const groups = groupsOf(named);
  const peersIn = (asked: Asked): readonly Founding[] =>
    rowsAsked(context.nameable[of], asked)
      .filter((each) => each !== row)
      .toSorted((a, b) => b.fame - a.fame)
      .slice(0, maxPeers);
  const asked = groups.find((each) => peersIn(each).length >= minOfPeers) ?? groups[0];
  const peers = peersIn(asked);
  const said = [...expectedOfSign({ of }, sign, row), shareOfSign(groups[0], sign, context)];
  return said.every((each) => each === '') && peers.length < minOfPeers
    ? []
    : [
        {
          heading: headingOfTrade(named),
          blocks: [
            ...(said.every((each) => each === '') ? [] : [paragraph(...said)]),
            ...(peers.length < minOfPeers
              ? []
              : [rowsTable(of, filled(text('heads.otherRows'), { rows: rowsInWords(asked) }), peers)]),
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
  context: Context,
): readonly Section[] {
  const said = both.map(([named, sign]) => {
    const [expected = '', ofTrade = ''] = expectedOfSign({ of: named.table }, sign, named.row);
    return { named, expected, ofTrade, share: shareOfSign(groupsOf(named)[0], sign, context) };
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

/** Says that a sign is common or rare in a group; empty if its number of rows is near a twelfth. */
function shareOfSign(asked: Asked, sign: ZodiacSign, { facts }: Pick<Context, 'facts'>): Phrase {
  const size = (one: Asked): number => rowsAsked(facts[asked.of], one).length;
  const twelfth = size(asked) / zodiacSigns.length;
  const difference = size({ ...asked, one: sign }) - twelfth;
  if (Math.abs(difference) < Math.max(minOfDifference, twelfth / 4)) return '';
  return filled(text(difference > 0 ? 'row.common' : 'row.rare'), {
    total: totalAsked(facts, asked),
    number: numberAsked(facts, { ...asked, one: sign }),
    sign: sign.name,
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

/** Minimum rows of a table of peers. */
export const minOfPeers = 2;
