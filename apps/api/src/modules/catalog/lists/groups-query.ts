import type { AnyList, RowGroup } from '@org/api-contract/lists';
import type { Standing } from '@org/api-contract';
import { valuesAlike } from '@org/reading';
import { sql, type RawBuilder } from 'kysely';
import { columnRef, sqlName, type AnyRow } from '#modules/catalog/lists/columns.ts';
import { keyOfTable } from '#database/import-rows.ts';
import { plainWords } from '#modules/catalog/shared/plain-words.ts';
import {
  bestKnownColumns,
  bestKnownFirst,
  hasNotEnded,
  wellKnownFirst,
} from '#modules/catalog/lists/queries.ts';

type Condition = RawBuilder<unknown>;

/** Maximum size of a group in which a row is ranked. The groups of our data are smaller. */
const maxGrouped = 4_000;

export interface FoundGroups {
  /** `null` for a group without rows, or with more than {@link maxGrouped}. */
  groups: (Standing['groups'][number] | null)[];
  ranks: Standing['ranks'];
}

/**
 * The groups of a row and its ranks, as a query. A group of more than {@link maxGrouped} rows is left out, so that a page of a
 * long list reads a bounded number of rows.
 */
export function groupsQuery(list: AnyList, row: AnyRow) {
  const shown = `${list.table} where hidden_at is null`;
  const groups = groupsOf(list, row).map(
    ({ condition, ...group }) => sql`(
      with members as (
        select id, zodiac_sign, ${sql.raw(membersColumns(list, group))}
        from ${sql.raw(shown)} and ${condition} limit ${sql.lit(maxGrouped + 1)}
      )
      select json_build_object(${sql.raw(membersCounted(list, group))})
      from members having count(*) between 1 and ${sql.lit(maxGrouped)})`,
  );
  const ranks = (list.comparisons.ranks ?? []).map(
    (by) => sql`json_build_object(
      'by', ${by}::text, 'above', (select count(*) from ${sql.raw(shown)} and ${columnRef(by)} > ${row[by] ?? null}))`,
  );
  return sql<FoundGroups>`
    select json_build_array(${sql.join(groups)}) as groups, json_build_array(${sql.join(ranks)}) as ranks
    from (
      select ${row.id}::bigint as row_id, ${list.dateOf(row).year}::int as row_year, ${row.zodiacSign}::text as row_sign
    ) as given`;
}

/**
 * The SQL text of the condition for a date whose sign New Year's Day cannot change: a full date, or a month after February.
 */
const hasCertainSign = ({ beginning: { prefix } }: AnyList): string =>
  `(${sqlName(`${prefix}Day`)} is not null or coalesce(${sqlName(`${prefix}Month`)}, 0) > 2)`;

/** The columns of a group's members. They are SQL text for the reason given at {@link columnRef}. */
const membersColumns = (list: AnyList, { isNamed, hasPeers }: GroupKind): string =>
  [
    `${sqlName(`${list.beginning.prefix}Year`)} as year`,
    ...(isNamed ? ['name', ...bestKnownColumns(list).map(sqlName)] : []),
    ...(hasPeers ? [`${hasNotEnded(list)} and ${hasCertainSign(list)} as is_peer`] : []),
  ].join(', ');

const membersCounted = (list: AnyList, { by, isNamed, hasPeers }: GroupKind): string => `
  'by', '${by}',
  'count', count(*),
  'older', count(*) filter (where year < row_year),
  'asOld', count(*) filter (where year = row_year and id <> row_id),
  'ofSign', count(*) filter (where zodiac_sign = row_sign),
  'others', ${isNamed ? bestKnownOthers(list, hasPeers) : `'[]'::json`}`;

const maxNamed = 3;

/** Peers whose first years differ by less than this come first. It is one round of the twelve signs. */
const yearsOfPeers = 12;

/** The SQL text for `order by`: peers of about the same age first, then well-known peers, then the nearest in age. */
function nearestFirst(list: AnyList): string {
  const isNear = `abs(year - row_year) < ${yearsOfPeers}`;
  return [
    `(${isNear}) desc`,
    ...wellKnownFirst(list),
    `case when ${isNear} then abs(year - row_year) end`,
    bestKnownFirst(list),
  ].join(', ');
}

/** The best known other rows of a group, within the query that counts it. Rows that have ended or whose sign is uncertain are no peers. */
const bestKnownOthers = (list: AnyList, hasPeers = false): string => `(
  select coalesce(json_agg(other), '[]') from (
    select name, zodiac_sign as "zodiacSign", year from members
    where id <> row_id ${hasPeers ? 'and is_peer' : ''} order by ${hasPeers ? nearestFirst(list) : bestKnownFirst(list)} limit ${maxNamed}
  ) as other)`;

type GroupKind = Pick<RowGroup, 'by' | 'hasPeers'> & { readonly isNamed?: boolean };

type Group = GroupKind & { readonly condition: Condition };

/** The groups of a row: by its list and its founders, its rival, and the rows that it owns. */
function groupsOf(list: AnyList, row: AnyRow): Group[] {
  const both = (...conditions: Condition[]) => sql`(${sql.join(conditions, sql` and `)})`;
  // The rows that a row owns today have not ended.
  const lasting = sql.raw(hasNotEnded(list));
  const founders = row.founders as readonly string[] | undefined;
  return [
    ...list.comparisons.groups.map((group) => ({
      ...group,
      condition: both(...conditionsOf(group, row)),
    })),
    ...(row.rival
      ? [
          {
            by: 'rival',
            condition: sql`${sql.raw(keyOfTable(list.member))} = lower(${row.rival})`,
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
            condition: both(sql`(${isOwnedBy(row)} or id = ${row.id})`, lasting),
            isNamed: true,
          },
        ]
      : []),
  ];
}

/** Whether a row owns another, alone or with others: `ICICI Bank; Prudential`. The index of the search has words of owners. */
const isOwnedBy = ({ name }: AnyRow): Condition => sql`(parent = ${name} or (
  search @@ plainto_tsquery('simple', ${plainWords(name)}) and ${name} = any(string_to_array(parent, '; '))))`;

const conditionsOf = ({ columns }: RowGroup, row: AnyRow): Condition[] =>
  columns.map((column) => {
    const value = row[column];
    return typeof value === 'string'
      ? sql`${columnRef(column)} = any(${valuesAlike(column, value)}::text[])`
      : sql`false`;
  });
