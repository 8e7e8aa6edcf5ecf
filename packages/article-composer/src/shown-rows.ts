import { createHash } from 'node:crypto';
import type { ArticleFacts, ArticleTables, Founding } from './article.ts';
import { rowsNamed } from './keyword/rows-named.ts';

/**
 * The share of a table's rows that all articles together may name is a tenth: articles are free, and the tables are paid
 * content. Of a long table it is a little less, because one name may be in two tables.
 */
const maxRowsOf = (list: readonly Founding[]): number =>
  Math.floor(list.length * (list.length > 100 ? 0.09 : 0.1));
/** Share of these rows reserved for names in keywords, so that "Texas zodiac sign" can be answered about Texas. */
const reservedShareOf = (list: readonly Founding[]): number =>
  list.length > 1_000 ? 0.3 : list.length > 100 ? 0.4 : 0.6;
/** The maximum number of rows of each table that one article may name. */
export const maxRowsPerArticle = 15;

/**
 * Returns the rows of a table that articles may name. The first part is a fixed selection of each sign, so the total
 * does not grow with the number of articles. The second part are rows named in keywords, earliest first, up to a limit.
 *
 * @param keywords - the keywords of all articles, oldest first
 */
export function shownRows(list: readonly Founding[], keywords: readonly string[]): Founding[] {
  const maxRows = maxRowsOf(list);
  const maxNamedRows = Math.ceil(maxRows * reservedShareOf(list));
  const chosen = new Set(inSelectionOrder(list).slice(0, maxRows - maxNamedRows));
  const namedInKeywords = new Set<Founding>();
  for (const row of keywords.flatMap((keyword) => rowsNamed(list, keyword))) {
    if (namedInKeywords.size < maxNamedRows && !chosen.has(row)) namedInKeywords.add(row);
  }
  return [...chosen, ...namedInKeywords];
}

/** Applies `shownRows` to each table. */
export const shownTables = (facts: ArticleFacts, keywords: readonly string[]): ArticleTables => ({
  companies: shownRows(facts.companies, keywords),
  carBrands: shownRows(facts.carBrands, keywords),
  usStates: shownRows(facts.usStates, keywords),
});

const orders = new WeakMap<readonly Founding[], readonly Founding[]>();

/**
 * The oldest row is the first, since people ask for it. The others alternate between the signs. Within a sign the best known
 * come first, and equally known ones by a hash of the name.
 */
function inSelectionOrder(list: readonly Founding[]): readonly Founding[] {
  const known = orders.get(list);
  if (known) return known;
  const numbered = list
    .map((row) => ({ row, number: createHash('sha256').update(row.name).digest('hex') }))
    .toSorted((a, b) => b.row.fame - a.row.fame || (a.number < b.number ? -1 : 1));
  const oldest = list.toSorted((a, b) => timeOf(a) - timeOf(b))[0];
  const rounds = new Map<string, number>();
  const order = numbered
    .map(({ row }, place) => {
      const round = rounds.get(row.sign) ?? 0;
      rounds.set(row.sign, round + 1);
      return { row, place, round };
    })
    .toSorted(
      (a, b) => Number(b.row === oldest) - Number(a.row === oldest) || a.round - b.round || a.place - b.place,
    )
    .map(({ row }) => row);
  orders.set(list, order);
  return order;
}

/** Rows without a day or a month count as of the last one, so that a full date decides. */
const timeOf = ({ year, month, day }: Founding): number => (year * 12 + (month ?? 12)) * 31 + (day ?? 31);
