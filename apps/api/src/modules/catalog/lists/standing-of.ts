import type { AnyList } from '@org/api-contract/lists';
import type { Standing } from '@org/api-contract';
import { zodiacSignIds } from '@org/zodiac-core';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { dateColumn, type AnyRow } from '#modules/catalog/lists/columns.ts';

/** Ranks a row among the shown rows of its list, itself included. */
export async function standingOf(db: Db, list: AnyList, row: AnyRow): Promise<Standing> {
  const { year } = list.dateOf(row);
  const began = dateColumn(list, 'Year');
  const isOfSign = sql`zodiac_sign = ${row.zodiacSign}`;
  const isOfKind = sql`${sql.ref(list.kindColumn)} = ${row[list.kindColumn] ?? null}`;
  const { rows } = await sql<Standing>`
    select count(*)::int as total,
      count(*) filter (where ${isOfSign})::int as of_sign,
      array[${sql.join(zodiacSignIds.map((sign) => sql`count(*) filter (where zodiac_sign = ${sign} and ${isOfKind})`))}]::int[]
        as of_kind_by_sign,
      count(*) filter (where ${isOfSign} and ${isOfKind} and ${began} < ${year})::int as older,
      (count(*) filter (where ${began} = ${year}) - 1)::int as same_year
    from ${sql.table(list.table)} where hidden_at is null`.execute(db);
  const [standing] = rows;
  if (!standing) throw new Error(`${list.id} could not be counted.`);
  return standing;
}
