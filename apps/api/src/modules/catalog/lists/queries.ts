import type { AnyList, ArticleList, Facet, Fame, ToldFact } from '@org/api-contract/lists';
import { compatibility, zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#database/connection.ts';
import { idOfSlug } from '#modules/catalog/shared/catalog-names.ts';
import {
  columnRef,
  dateColumn,
  selected,
  shownColumns,
  sqlName,
  storedColumns,
  type AnyRow,
  type ShownRow,
  type StoredRow,
} from './columns.ts';

/** The rows with these ids, in the order of the ids, as an unexecuted query. */
export const rowsByIdQuery = <L extends AnyList>(list: L, ids: readonly number[]) =>
  sql<StoredRow<L>>`
    select ${selected(storedColumns(list.columns))} from ${sql.table(list.table)}
    where id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], id)`;

export const rowsById = async <L extends AnyList>(db: Db, list: L, ids: readonly number[]) =>
  (await rowsByIdQuery(list, ids).execute(db)).rows;

/** All facts of the row with a current or former slug. */
export async function factsOfRow(
  db: Db,
  list: AnyList,
  slug: string,
): Promise<StoredRow<AnyList> | undefined> {
  const { rows } = await sql<StoredRow<AnyList>>`
    select ${selected(storedColumns(list.columns))} from ${sql.table(list.table)}
    where id = ${idOfSlug(list, slug)}`.execute(db);
  return rows[0];
}

/** The values of a facet in shown rows, sorted by name, or by the first year of their rows. */
export async function usedValues(db: Db, list: AnyList, { column, endpoint }: Facet): Promise<string[]> {
  const value = columnRef(column);
  const order = endpoint?.areByYear ? sql`min(${dateColumn(list, 'Year')}), ${value}` : value;
  const { rows } = await sql<{ value: string }>`
    select ${value} as value from ${sql.table(list.table)}
    where hidden_at is null group by ${value} order by ${order}`.execute(db);
  return rows.map((row) => row.value);
}

const signsWith = (sign: ZodiacSignId, kinds: readonly string[]): ZodiacSignId[] =>
  zodiacSignIds.filter((other) =>
    compatibility(sign, other).relations.some(({ kind }) => kinds.includes(kind)),
  );

/** For each sign: itself, the signs in three harmonies or six harmony with it, and the opposite sign, which clashes with it. */
const relatedSigns = new Map(
  zodiacSignIds.map((sign) => [
    sign,
    [
      { relation: 'sameSign', signs: [sign] },
      { relation: 'inHarmony', signs: signsWith(sign, ['three-harmonies', 'six-harmony']) },
      { relation: 'acrossTheWheel', signs: signsWith(sign, ['six-clash']) },
    ].flatMap(({ relation, signs }) => signs.map((other) => ({ relation, sign: other }))),
  ]),
);

/** Maximum number of neighbors per relation. */
const maxNeighbors = 6;

/** Groups the rows of {@link neighborsQuery} by their relation to the row. */
export function neighborsByRelation(rows: readonly Neighbor[]) {
  const neighbors = (relation: Neighbor['relation']) =>
    rows.filter((each) => each.relation === relation).slice(0, maxNeighbors);
  return {
    sameYear: neighbors('sameYear'),
    sameSign: neighbors('sameSign'),
    inHarmony: neighbors('inHarmony'),
    acrossTheWheel: neighbors('acrossTheWheel'),
  };
}

export interface Neighbor extends ShownRow {
  relation: 'sameYear' | 'sameSign' | 'inHarmony' | 'acrossTheWheel';
}

/**
 * The neighbors of a row, the best known first, as an unexecuted query: rows with the same year, and rows with the same sign, a
 * sign in harmony or the opposite sign. It reads a few rows of the year and of each sign in the order of an index.
 */
export function neighborsQuery(list: AnyList, row: AnyRow) {
  const shown = sql`${sql.table(list.table)} where hidden_at is null and id <> ${row.id}`;
  const kind = row[list.kindColumn] ?? null;
  const isOfKind = kind === null ? sql`is null` : sql`= ${kind}`;
  const order = sql.raw(bestKnownFirst(list));
  const related = relatedSigns.get(row.zodiacSign) ?? [];
  return sql<Neighbor>`
    select relation, ${shownColumns(list)} from (
      (select 'sameYear' as relation, *
        from ${shown} and ${dateColumn(list, 'Year')} = ${list.dateOf(row).year}
        order by ${order} limit ${maxNeighbors})
      union all (
        select related.relation, best_known.*
        from unnest(${related.map(({ relation }) => relation)}::text[], ${related.map(({ sign }) => sign)}::text[])
          as related (relation, sign) cross join lateral (
          select * from ${shown} and zodiac_sign = related.sign
            ${list.hasNeighborsOfKind ? sql`and ${columnRef(list.kindColumn)} ${isOfKind}` : sql``}
          order by ${order} limit ${maxNeighbors}
        ) as best_known)
    ) as known
    order by ${order}`;
}

/** The SQL text for `order by` that puts the best known rows of a list first. */
export const bestKnownFirst = (list: AnyList): string =>
  [...(list.bestKnown ?? []).map((best) => firstBy(list, best)), 'sort_name, id'].join(', ');

/** The columns that {@link bestKnownFirst} reads besides the id. */
export const bestKnownColumns = (list: AnyList): string[] => [
  'sortName',
  ...(list.bestKnown ?? []).map((best) => (typeof best === 'string' ? best : best[0])),
];

type BestKnown = NonNullable<AnyList['bestKnown']>[number];

function firstBy(list: AnyList, best: BestKnown): string {
  const isKnown = knownBy(list, best);
  return isKnown ? `${isKnown} desc` : sqlName(String(best));
}

/** The condition for a well-known row; `undefined` for a column that only orders the rows. */
function knownBy(list: AnyList, best: BestKnown): string | undefined {
  if (typeof best !== 'string') return `(${sqlName(best[0])} is not distinct from '${best[1]}')`;
  switch (list.columns[best]?.type) {
    case 'flag':
      return sqlName(best);
    case 'integer':
      return undefined;
    default:
      return `(${sqlName(best)} is not null)`;
  }
}

/** The SQL text for `order by` that puts well-known rows first; empty if no column says which rows are well known. */
export function wellKnownFirst(list: AnyList): string[] {
  const reasons = (list.bestKnown ?? []).flatMap((best) => knownBy(list, best) ?? []);
  return reasons.length > 0 ? [`(${reasons.join(' or ')}) desc`] : [];
}

/** A row of a list for articles. */
interface Founding {
  id: number;
  sortName: string;
  name: string;
  sign: ZodiacSignId;
  year: number;
  month: number | null;
  day: number | null;
  kind: string | null;
  country: string | null;
  website: string | null;
  hasEnded: boolean;
  knownFor: string | null;
  facts: Partial<Record<ToldFact, string>>;
  aliases: string[];
  fame: number;
}

/** The columns that articles use, for the shown rows after a given row, by name. */
export async function foundingsAfter(
  db: Db,
  list: ArticleList,
  last: Pick<Founding, 'id' | 'sortName'> | undefined,
  limit: number,
): Promise<Founding[]> {
  const { rows } = await sql<Founding>`
    select id, sort_name, ${datedColumns(list)}, ${columnRef(list.kindColumn)} as kind, ${countryOf(list)} as country,
      ${'website' in list.columns ? sql`website` : sql`null`} as website,
      not ${sql.raw(hasNotEnded(list))} as has_ended, aliases, ${fameOf(list.articles.fame)} as fame
    from ${sql.table(list.table)}
    where hidden_at is null ${last ? sql`and (sort_name, id) > (${last.sortName}, ${last.id}::bigint)` : sql``}
    order by sort_name, id limit ${limit}`.execute(db);
  return rows;
}

/** The SQL text of the condition for rows that have not ended. */
export function hasNotEnded(list: AnyList): string {
  if ('status' in list.columns) return "(status is null or status = 'acquired')";
  return 'isActive' in list.columns ? 'is_active' : 'true';
}

/** The country of a row; null in a list without countries. */
const countryOf = (list: AnyList) => ('country' in list.columns ? sql`country` : noText);
const noText = sql`null::text`;

/** The line of business of a row; null in a list without them. */
const tradeOf = ({ articles }: AnyList) =>
  articles?.facts.trade === undefined ? noText : columnRef(articles.facts.trade);

/** The columns that articles state of a named row. */
const datedColumns = (list: ArticleList) => sql`
  name, zodiac_sign as sign, ${dateColumn(list, 'Year')} as year, ${dateColumn(list, 'Month')} as month,
  ${dateColumn(list, 'Day')} as day, ${columnRef(list.articles.knownFor)} as known_for, ${toldFacts(list)} as facts`;

/** The known facts of a row that articles tell, as texts. Founders are an array in every table. */
const toldFacts = (list: ArticleList): RawBuilder<Founding['facts']> => {
  const told = Object.entries(list.articles.facts).map(([fact, column]) => {
    const value = columnRef(column);
    const known = fact === 'founders' ? sql`nullif(array_to_string(${value}, '; '), '')` : value;
    return sql`${sql.lit(fact)}::text, ${known}`;
  });
  return sql`json_strip_nulls(json_build_object(${sql.join(told)}))`;
};

const fameOf = ({ counted = [], number, value }: Fame): RawBuilder<number> =>
  sql.join(
    [
      ...counted.map((column) => sql`cardinality(${columnRef(column)})`),
      ...(number ? [columnRef(number)] : []),
      ...(value ? [sql`case ${columnRef(value[0])} when ${value[1]} then ${value[2]}::int else 0 end`] : []),
    ],
    sql` + `,
  );

/** The shown rows of a list with these names. */
export async function foundingsNamed(db: Db, list: ArticleList, names: readonly string[]) {
  const { rows } = await sql<
    Pick<Founding, 'name' | 'sign' | 'year' | 'month' | 'day' | 'knownFor' | 'facts'>
  >`
    select ${datedColumns(list)} from ${sql.table(list.table)}
    where hidden_at is null and lower(name) in (select lower(named) from unnest(${names}::text[]) as named)
  `.execute(db);
  return rows;
}

/** The number of shown rows of a list with the same sign, kind and year. */
export interface FoundingCount extends Pick<Founding, 'sign' | 'kind' | 'country' | 'year'> {
  trade: string | null;
  count: number;
}

/**
 * Counts the shown rows by sign, kind and year, and by country and line of business if they are asked for. The order of the
 * counts depends only on the rows.
 */
export async function countsOfFoundings(db: Db, list: AnyList, { byCountryAndTrade = false } = {}) {
  const { rows } = await sql<FoundingCount>`
    select zodiac_sign as sign, ${columnRef(list.kindColumn)} as kind,
      ${byCountryAndTrade ? countryOf(list) : noText} as country, ${byCountryAndTrade ? tradeOf(list) : noText} as trade,
      ${dateColumn(list, 'Year')} as year, count(*)::int as count
    from ${sql.table(list.table)} where hidden_at is null
    group by 1, 2, 3, 4, 5 order by 5, 1, 2, 3, 4`.execute(db);
  return rows;
}

/**
 * The shown company with the name of a brand. Only companies of the car trade count, because others, such as Rover,
 * share a name by chance.
 */
export const companyOfName = (db: Db, name: string) =>
  db
    .selectFrom('companies')
    .select(['slug', 'name', 'foundedYear'])
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('industry', 'in', ['Automotive', 'Manufacturing'])
    .where('hiddenAt', 'is', null)
    .executeTakeFirst();
