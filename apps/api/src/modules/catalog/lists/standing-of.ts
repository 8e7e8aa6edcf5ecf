import type { AnyList, RowGroup } from '@org/api-contract/lists';
import type { Standing } from '@org/api-contract';
import { valuesAlike } from '@org/reading';
import { zodiacSignIds } from '@org/zodiac-core';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#database/connection.ts';
import { dateColumn, type AnyRow } from '#modules/catalog/lists/columns.ts';
import { bestKnownFirst } from '#modules/catalog/lists/queries.ts';

type Condition = RawBuilder<unknown>;

/** Ranks a row among the shown rows of its list, itself included. */
export async function standingOf(db: Db, list: AnyList, row: AnyRow): Promise<Standing> {
  const { year } = list.dateOf(row);
  const began = dateColumn(list, 'Year');
  const isOfSign = sql`zodiac_sign = ${row.zodiacSign}`;
  const isOfKind = sql`${sql.ref(list.kindColumn)} = ${row[list.kindColumn] ?? null}`;
  const found = groupsOf(list, row);
  const groups = found.map(({ by, isNamed }, at) => {
    const isIn = inGroup(at);
    return sql`json_build_object(
      'by', ${by}::text,
      'count', count(*) filter (where ${isIn}),
      'older', count(*) filter (where ${isIn} and is_older),
      'asOld', count(*) filter (where ${isIn} and is_as_old),
      'ofSign', count(*) filter (where ${isIn} and ${isOfSign}),
      'others', ${isNamed ? bestKnown(list, sql`${isIn} and id <> ${row.id}`) : sql`'[]'::json`})`;
  });
  const ranks = (list.comparisons.ranks ?? []).map(
    (by) => sql`json_build_object(
      'by', ${by}::text, 'above', count(*) filter (where ${sql.ref(by)} > ${row[by] ?? null}))`,
  );
  const { rows } = await sql<Standing>`
    select count(*)::int as total,
      count(*) filter (where ${isOfSign})::int as of_sign,
      array[${sql.join(zodiacSignIds.map((sign) => sql`count(*) filter (where zodiac_sign = ${sign} and ${isOfKind})`))}]::int[]
        as of_kind_by_sign,
      count(*) filter (where ${isOfSign} and ${isOfKind} and ${began} < ${year})::int as older,
      (count(*) filter (where ${began} = ${year}) - 1)::int as same_year,
      json_build_array(${sql.join(groups)}) as groups,
      json_build_array(${sql.join(ranks)}) as ranks
    from (
      select *, ${sql.join(found.map(({ condition }, at) => sql`${condition} as ${inGroup(at)}`))},
        ${began} < ${year} as is_older, ${began} = ${year} and id <> ${row.id} as is_as_old
      from ${sql.table(list.table)} where hidden_at is null
      -- Each condition is evaluated once a row, and not once for each count.
      offset 0
    ) as rows`.execute(db);
  const [standing] = rows;
  if (!standing) throw new Error(`${list.id} could not be counted.`);
  return { ...standing, groups: standing.groups.filter(({ count }) => count > 0) };
}

/** The column that says whether a row is in a group. */
const inGroup = (at: number): Condition => sql.ref(`in_group_${at}`);

const maxNamed = 3;

/** The best known rows of a group, within the query that counts them. */
const bestKnown = (list: AnyList, condition: Condition): Condition => sql`
  coalesce(to_json((array_agg(
    json_build_object('name', name, 'zodiacSign', zodiac_sign, 'year', ${dateColumn(list, 'Year')})
    order by ${bestKnownFirst(list)}) filter (where ${condition}))[1:${sql.lit(maxNamed)}]), '[]'::json)`;

/** The groups of a row: those of its list, all rows, and those of its day, its founders and its owner. */
function groupsOf(list: AnyList, row: AnyRow): { by: string; condition: Condition; isNamed?: boolean }[] {
  const { month, day, year } = list.dateOf(row);
  const both = (...conditions: Condition[]) => sql`(${sql.join(conditions, sql` and `)})`;
  const isOn = (part: 'Year' | 'Month' | 'Day', value: number) => sql`${dateColumn(list, part)} = ${value}`;
  // An owner of today does not own what has ended.
  const lasting = [
    ...('status' in list.columns ? [sql`(status is null or status = 'acquired')`] : []),
    ...('isActive' in list.columns ? [sql`is_active`] : []),
  ];
  const founders = row.founders as readonly string[] | undefined;
  return [
    { by: 'all', condition: sql`true` },
    ...list.comparisons.groups.map((group) => ({
      ...group,
      condition: both(...conditionsOf(group, row), ...(group.by === 'owner' ? lasting : [])),
    })),
    ...(month && day
      ? [
          {
            by: 'day',
            condition: both(isOn('Year', year), isOn('Month', month), isOn('Day', day)),
            isNamed: true,
          },
        ]
      : []),
    ...(founders && founders.length > 0
      ? [{ by: 'founders', condition: sql`founders && ${founders}::text[]`, isNamed: true }]
      : []),
    ...('parent' in list.columns
      ? [
          {
            by: 'owned',
            condition: both(sql`(parent = ${row.name} or id = ${row.id})`, ...lasting),
            isNamed: true,
          },
        ]
      : []),
  ];
}

const conditionsOf = ({ columns }: RowGroup, row: AnyRow): Condition[] =>
  columns.map((column) => {
    const value = row[column];
    return typeof value === 'string'
      ? sql`${sql.ref(column)} = any(${valuesAlike(column, value)}::text[])`
      : sql`false`;
  });
