import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import { text as ofRow } from '@org/content/rows';
import { carCategoryOf, tradeOf, type Trade } from '@org/content/trade-of';
import type { Founding } from '../article.ts';
import type { TableName } from '../claims/claim.ts';
import type { Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { paragraph } from '../claims/markup.ts';
import { upperFirst, withArticle, type Phrase } from '../claims/passage.ts';
import type { NamedRow } from '../keyword/entities.ts';
import type { Context } from '../kind.ts';
import { branchOfTrade, tradesOf } from '../keyword/trades.ts';
import {
  nameOfRow,
  numberAsked,
  rowsAsked,
  rowsInWords,
  tableWords,
  totalAsked,
  type Asked,
} from '../wording/table-phrases.ts';
import { factOfRow, maxPeers, rowsTable } from './row-sections.ts';
import { inBusinessTogether } from './pair-sections.ts';
import { inBusiness, prose } from './sign-sections.ts';

/** Branches with companies of several trades, such as gyms and toymakers, or banks and steelworks. */
const broadBranches =
  /^leisure|conglomerates|rental|diversified support|personal services|consumer services/i;

/** The trade of a company; `undefined` if its branch has several. */
export const tradeOfRow = ({ kind, facts }: Pick<Founding, 'kind' | 'facts'>): Trade | undefined =>
  facts?.trade !== undefined && broadBranches.test(facts.trade)
    ? undefined
    : tradeOf(kind ?? '', facts?.trade ?? null);

/**
 * What is expected of a sign in a trade, or of its car brands or states; empty if the rows are of several trades.
 *
 * @param row - a row of the trade; by default, the trade of the keyword
 */
export function expectedOfSign(
  { of, rowKind, trade }: Pick<Asked, 'of' | 'rowKind' | 'trade'>,
  { id, name }: ZodiacSign,
  row?: Founding,
): string {
  const aSign = upperFirst(withArticle(name));
  if (of === 'usStates') return ofRow('about.of-sign.state', { aSign, deed: ofRow(`signs.states.${id}`) });
  const kind = row?.kind ?? rowKind ?? '';
  if (of === 'carBrands') {
    const category = carCategoryOf(kind);
    return ofRow('about.of-sign.cars', {
      aSign,
      cars: category ? ofRow(`cars.called.${category}`) : ofRow('cars.called.any'),
      deed: category ? ofRow(`cars.${id}.${category}`) : ofRow(`signs.${id}.cars`),
    });
  }
  const found = tradeOfRow(
    row ?? { kind, ...(trade === undefined ? {} : { facts: { trade: branchOfTrade(trade) } }) },
  );
  return found
    ? ofRow('about.of-sign.trade', {
        aSign,
        trade: ofRow(`about.trade.${found.id}`),
        deed: ofRow(`signs.${id}.${found.family}`),
      })
    : '';
}

/** What a sign stands for, and what we expect of a company, brand or state that has it. */
export const aboutSign = (of: TableName, { id, name }: ZodiacSign): string =>
  ofRow(`signs.${id}.about`).replace(
    'What begins in its year is said',
    `We expect ${withArticle(name)} ${text(`row.one.${of}`)}`,
  );

/** `'Waste nothing.'`, of “A Rat in food is expected to waste nothing.” A table names the sign and the trade beside it. */
export const expectation = (sentence: string): string =>
  upperFirst(sentence.replace(/^.* is expected to /, ''));

/** Other rows of the trade or region of a row that articles may name, and how common its sign is there. */
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
  const share = shareOfSign(groups[0], sign, context);
  return peers.length < minOfPeers
    ? []
    : [
        {
          heading: filled(text('titles.othersInTrade'), { rows: rowsInWords(asked) }),
          blocks: [
            ...(share === '' ? [] : [paragraph(share)]),
            rowsTable(of, text('tables.peersOfKind'), peers),
          ],
        },
      ];
}

/** How we read the sign of a row: what we expect of it in its work, and the line of tradition about the sign in business. */
export const readingOfRow = (named: NamedRow, sign: ZodiacSign): Section =>
  prose(
    text('heads.howWeRead'),
    filled(text('row.ours'), {
      many: tableWords[named.table].many,
      sign: sign.name,
      name: nameOfRow(named),
    }),
    expectedOfSign({ of: named.table }, sign, named.row),
    named.table === 'usStates' ? '' : inBusiness(sign),
    named.row.facts?.story?.startsWith('Began') === true
      ? filled(text('row.fit'), { story: factOfRow(named, 'story', named.row.facts.story) })
      : '',
  );

/** How we read the signs of two rows. */
export function readingOfBoth(both: readonly (readonly [NamedRow, ZodiacSign])[]): Section {
  const [[{ table: of }, one], [, other]] = both as readonly [
    readonly [NamedRow, ZodiacSign],
    readonly [NamedRow, ZodiacSign],
  ];
  return prose(
    text('heads.howWeReadBoth'),
    filled(text('rows.ours'), { many: tableWords[of].many }),
    ...new Set(both.map(([named, sign]) => expectedOfSign({ of: named.table }, sign, named.row))),
    of === 'usStates' ? '' : inBusinessTogether(one, other),
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
