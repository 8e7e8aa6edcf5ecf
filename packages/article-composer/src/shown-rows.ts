import { createHash } from 'node:crypto';
import type { ArticleFacts, ArticleTables, Founding } from './article.ts';
import { rowsNamed } from './keyword-topics.ts';

/**
 * Articles are free and the tables are sold. All articles together name at most a tenth of a table; a little less, as a
 * name may stand in two tables.
 */
const maxShare = 0.09;
/** Of these, what is kept for rows that keywords ask for by name: "Texas zodiac sign" is answered about Texas. */
const askedShare = 0.3;
/** Of each table, in one article. */
export const maxRowsPerArticle = 15;

/**
 * The rows of a table that articles may name: always the same few of each sign, so that any number of articles names no
 * more of them, and those that keywords asked for by name, the earliest first, while the share lasts.
 *
 * @param keywords - of every article there is, in the order in which they were written
 */
export function shownRows(list: readonly Founding[], keywords: readonly string[]): Founding[] {
  const most = Math.floor(list.length * maxShare);
  const forAsked = Math.ceil(most * askedShare);
  const chosen = new Set(inOrderOfChoice(list).slice(0, most - forAsked));
  const asked = new Set<Founding>();
  for (const row of keywords.flatMap((keyword) => rowsNamed(list, keyword))) {
    if (asked.size < forAsked && !chosen.has(row)) asked.add(row);
  }
  return [...chosen, ...asked];
}

/** The rows of all tables that articles may name. */
export const shownTables = (facts: ArticleFacts, keywords: readonly string[]): ArticleTables => ({
  companies: shownRows(facts.companies, keywords),
  carBrands: shownRows(facts.carBrands, keywords),
  usStates: shownRows(facts.usStates, keywords),
});

const orders = new WeakMap<readonly Founding[], readonly Founding[]>();

/** One of each sign, then a second of each, by a number made of the name: it depends on nothing that changes often. */
function inOrderOfChoice(list: readonly Founding[]): readonly Founding[] {
  const known = orders.get(list);
  if (known) return known;
  const numbered = list
    .map((row) => ({ row, number: createHash('sha256').update(row.name).digest('hex') }))
    .toSorted((a, b) => (a.number < b.number ? -1 : 1));
  const rounds = new Map<string, number>();
  const order = numbered
    .map(({ row }, place) => {
      const round = rounds.get(row.sign) ?? 0;
      rounds.set(row.sign, round + 1);
      return { row, place, round };
    })
    .toSorted((a, b) => a.round - b.round || a.place - b.place)
    .map(({ row }) => row);
  orders.set(list, order);
  return order;
}
