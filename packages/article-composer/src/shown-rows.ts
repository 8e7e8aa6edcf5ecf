import { createHash } from 'node:crypto';
import { articleLists } from '@org/api-contract/lists';
import type { ZodiacSignId } from '@org/zodiac-core';
import type { TableName } from './claims/claim.ts';
import type { ArticleTables, Founding } from './article.ts';
import { groupAsked, type Age } from './keyword/entities.ts';
import { isOfTrade, type TradeId } from './keyword/trades.ts';
import { plainKeyword } from './keyword/plain-keyword.ts';
import { prepareNames, rowsNamed, rowsPerPause, type Pause } from './keyword/rows-named.ts';

/**
 * Maximum rows of a table that all articles together may name. It is a tenth, because articles are free and tables are
 * paid content; for a long table a little less, because one name may be in two tables.
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
 * does not grow with the number of articles. The second part consists of rows that keywords name, and some of the
 * countries, signs and categories for which keywords ask, earliest first, up to a limit.
 *
 * @param asked - the rows that the keyword of each article may add, oldest keyword first
 */
function shownRows(list: readonly Founding[], asked: readonly (readonly Founding[])[]): Founding[] {
  const maxRows = maxRowsOf(list);
  const maxNamedRows = Math.ceil(maxRows * reservedShareOf(list));
  const chosen = new Set(inSelectionOrder(list).slice(0, maxRows - maxNamedRows));
  const namedInKeywords = new Set<Founding>();
  for (const row of asked.flat()) {
    if (namedInKeywords.size < maxNamedRows && !chosen.has(row)) namedInKeywords.add(row);
  }
  return [...chosen, ...namedInKeywords];
}

/** The rows that each keyword may add, by list and keyword. They are cached because lists never change. */
const addedRows = new WeakMap<readonly Founding[], Map<string, readonly Founding[]>>();

function rowsAddedBy(keyword: string, member: TableName, facts: ArticleTables): readonly Founding[] {
  const list = facts[member];
  const ofList = addedRows.get(list) ?? new Map<string, readonly Founding[]>();
  addedRows.set(list, ofList);
  const known = ofList.get(keyword);
  if (known) return known;
  const group = groupAsked(plainKeyword(keyword), facts);
  const rows = [...rowsNamed(list, keyword), ...(group?.table === member ? someOf(list, group) : [])];
  ofList.set(keyword, rows);
  return rows;
}

/** The rows of a list with a country, some signs, a category, a trade and a year, or the oldest or youngest of them. */
interface Group {
  readonly country: string | undefined;
  readonly signs: readonly ZodiacSignId[] | undefined;
  readonly kind: string | undefined;
  readonly trade: TradeId | undefined;
  readonly age: Age | undefined;
  readonly year: number | undefined;
}

/** The maximum number of rows that a group adds to the selection: at most half of its rows, and one of a short list. */
const maxOfGroup = ({ length }: readonly Founding[], list: readonly Founding[]): number =>
  list.length > 100 ? Math.min(6, Math.floor(length / 2)) : 1;

const minOfKind = 3;

/**
 * The rows that a group adds: its oldest row first, then its rows in the order of selection. A group without a sign
 * and a year adds only one row of each sign.
 */
function someOf(list: readonly Founding[], group: Group): readonly Founding[] {
  const ofAllKinds = inSelectionOrder(list).filter(
    (row) =>
      (group.country === undefined || row.country === group.country) &&
      (group.year === undefined || row.year === group.year) &&
      (group.signs === undefined || group.signs.includes(row.sign)),
  );
  const ofKind = ofAllKinds.filter(
    (row) =>
      (group.kind === undefined || row.kind === group.kind) &&
      (group.trade === undefined || isOfTrade(row, group.trade)),
  );
  // The article on a category with few rows in a country is about the whole country.
  const rows = group.country !== undefined && ofKind.length < minOfKind ? ofAllKinds : ofKind;
  if (group.age !== undefined) return byAge(rows, group.age).slice(0, maxOfGroup(rows, list));
  // Rows that suit a sign are of several signs, so the oldest says little.
  const oldest = group.signs !== undefined && group.signs.length > 1 ? undefined : oldestOf(rows);
  const ofSigns =
    group.signs === undefined && group.year === undefined
      ? [...Map.groupBy(rows, ({ sign }) => sign).values()].flatMap(([first]) => first ?? [])
      : rows;
  return [...new Set([...(oldest ? [oldest] : []), ...ofSigns])].slice(0, maxOfGroup(rows, list));
}

/**
 * The rows of each table that articles may name.
 *
 * @param keywords - the keywords of all articles, oldest first
 */
export const shownTables = (facts: ArticleTables, keywords: readonly string[]): ArticleTables =>
  Object.fromEntries(
    articleLists.map(({ member }): [TableName, readonly Founding[]] => [
      member,
      shownRows(
        facts[member],
        keywords.map((keyword) => rowsAddedBy(keyword, member, facts)),
      ),
    ]),
  ) as Record<TableName, readonly Founding[]>;

const orders = new WeakMap<readonly Founding[], readonly Founding[]>();

/**
 * The oldest and the youngest row come first, because people ask for them. The others alternate between the signs.
 * Within a sign the best known come first, and equally known ones by a hash of the name.
 */
function inSelectionOrder(list: readonly Founding[]): readonly Founding[] {
  const known = orders.get(list);
  if (known) return known;
  const rows = list.map(numbered).toSorted(byFame);
  const order = [...alternating(list, [...Map.groupBy(rows, ({ row }) => row.sign).values()])];
  orders.set(list, order);
  return order;
}

/** Makes the order in which the rows of a list are selected, with pauses. */
async function prepareOrder(list: readonly Founding[], pause: Pause): Promise<void> {
  if (orders.has(list)) return;
  /** The rows by sign, fame and the first digits of their number, so that each group is small and quickly sorted. */
  const groups = new Map<string, Numbered[]>();
  for (const [place, row] of list.entries()) {
    const one = numbered(row);
    const key = `${row.sign} ${String(maxFame - row.fame).padStart(6, '0')} ${one.number.slice(0, 3)}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
    if (place % rowsPerPause === 0) await pause();
  }
  const ofSigns = new Map<string, Numbered[]>();
  for (const key of [...groups.keys()].toSorted()) {
    const [sign = ''] = key.split(' ', 1);
    const rows = ofSigns.get(sign) ?? [];
    rows.push(...(groups.get(key) ?? []).toSorted(byFame));
    ofSigns.set(sign, rows);
    await pause();
  }
  const order: Founding[] = [];
  for (const row of alternating(list, [...ofSigns.values()])) {
    order.push(row);
    if (order.length % rowsPerPause === 0) await pause();
  }
  orders.set(list, order);
}

/** A row with the hash of its name. */
interface Numbered {
  readonly row: Founding;
  readonly number: string;
}

const maxFame = 999_999;

const numbered = (row: Founding): Numbered => ({
  row,
  number: createHash('sha256').update(row.name).digest('hex'),
});

const byFame = (a: Numbered, b: Numbered): number =>
  b.row.fame - a.row.fame || (a.number < b.number ? -1 : 1);

/** Yields the oldest and the youngest row, then rounds with one row of each sign, the best known first. */
function* alternating(
  list: readonly Founding[],
  ofSigns: readonly (readonly Numbered[])[],
): Generator<Founding, void> {
  const [oldest, youngest] = [oldestOf(list), youngestOf(list)];
  if (oldest) yield oldest;
  if (youngest && youngest !== oldest) yield youngest;
  const rounds = Math.max(0, ...ofSigns.map((rows) => rows.length));
  for (let round = 0; round < rounds; round += 1) {
    const next = ofSigns.flatMap((rows) => rows[round] ?? []).toSorted(byFame);
    for (const { row } of next) if (row !== oldest && row !== youngest) yield row;
  }
}

/**
 * The oldest row. Of two rows of one year, a known month ranks before an unknown one; of two rows of one month, a
 * known day does.
 */
export const oldestOf = (rows: readonly Founding[]): Founding | undefined =>
  rows.reduce<Founding | undefined>(
    (oldest, row) => (oldest && dateAsNumber(oldest, 99) <= dateAsNumber(row, 99) ? oldest : row),
    undefined,
  );

/** The youngest row, with the same rule for unknown months and days. */
export const youngestOf = (rows: readonly Founding[]): Founding | undefined =>
  rows.reduce<Founding | undefined>(
    (youngest, row) => (youngest && dateAsNumber(youngest, 0) > dateAsNumber(row, 0) ? youngest : row),
    undefined,
  );

/** The rows from the oldest to the youngest, or the other way. */
export const byAge = (rows: readonly Founding[], age: Age): readonly Founding[] =>
  age === 'oldest'
    ? rows.toSorted((a, b) => dateAsNumber(a, 99) - dateAsNumber(b, 99))
    : rows.toSorted((a, b) => dateAsNumber(b, 0) - dateAsNumber(a, 0));

/** `20251101`; an unknown month or day is `unknown`. */
const dateAsNumber = ({ year, month, day }: Founding, unknown: number): number =>
  year * 10_000 + (month ?? unknown) * 100 + (day ?? unknown);

/**
 * Computes the indexes of the tables. Otherwise the first article computes them, which blocks the process for seconds
 * if a table has hundreds of thousands of rows.
 *
 * @param pause - lets other work go on; called about once in a millisecond
 */
export async function prepareTables(tables: ArticleTables, pause: Pause): Promise<void> {
  for (const { member } of articleLists) {
    const list = tables[member];
    await prepareNames(list, pause);
    await prepareOrder(list, pause);
  }
}
