import { listOf, type ListId } from '@org/api-contract/lists';
import { pageSize } from '@org/api-contract/values';
import { rankFounding, type SignAndElement } from '@org/reading';
import { zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { dateColumn, shownColumns, type ShownRow } from '#modules/catalog/lists/columns.ts';
import { countsOfList } from '#modules/catalog/shared/shown-counts.ts';
import { elementOf, elements } from './element-of.ts';

/** A page of a list, ranked for a reader: by score, then by name. */
export async function rankedPage(
  db: Db,
  list: ListId,
  reader: SignAndElement,
  { page = 1, limit = pageSize }: { page?: number | undefined; limit?: number | undefined },
) {
  const { rows, total } = await rankedRows(db, list, reader, { page, limit });
  return {
    rows: rows.map((row) => {
      const { score, because } = rankFounding(reader, { sign: row.zodiacSign, element: elementOf(row) });
      return { ...row, score, because: [...because] };
    }),
    total,
    totalPages: Math.ceil(total / limit),
  };
}

/**
 * A page of a list. No element outweighs a relation of signs, so the signs are read in the order of their best score,
 * and only those that the page needs.
 */
async function rankedRows(
  db: Db,
  list: ListId,
  reader: SignAndElement,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: ShownRow[]; total: number }> {
  const { total, bySign } = await countsOfList(db, list);
  const counts = new Map(bySign.map(({ sign, count }) => [sign, count]));
  const rows: ShownRow[] = [];
  let skip = (page - 1) * limit;
  for (const signs of signsByScore(reader)) {
    if (rows.length === limit) break;
    const ofSigns = signs.reduce((sum, sign) => sum + (counts.get(sign) ?? 0), 0);
    if (skip >= ofSigns) {
      skip -= ofSigns;
      continue;
    }
    rows.push(...(await rowsOfSigns(db, list, signs, reader, { skip, limit: limit - rows.length })));
    skip = 0;
  }
  return { rows, total };
}

/** The signs in groups that have the same points with the sign of the reader, the best first. */
function signsByScore(reader: SignAndElement): ZodiacSignId[][] {
  const groups = Map.groupBy(
    zodiacSignIds,
    (sign) => rankFounding(reader, { sign, element: reader.element }).score,
  );
  return [...groups].toSorted(([a], [b]) => b - a).map(([, signs]) => signs);
}

async function rowsOfSigns(
  db: Db,
  list: ListId,
  signs: readonly ZodiacSignId[],
  reader: SignAndElement,
  { skip, limit }: { skip: number; limit: number },
): Promise<ShownRow[]> {
  const described = listOf(list);
  const founded = dateColumn(described, 'Year');
  const table = sql.table(described.table);
  const points = elements.map((element) => rankFounding(reader, { sign: reader.sign, element }).score);
  const order = sql`
    (${points}::int[])[(((${founded} - 4 - case
      when (${zodiacSignIds}::text[])[((${founded} - 4) % 12 + 12) % 12 + 1] = zodiac_sign then 0 else 1
    end) % 10 + 10) % 10) / 2 + 1] desc,
    sort_name, id`;
  const { rows } = await sql<ShownRow>`
    select ${shownColumns(described)} from ${table}
    where id in (
      select id from ${table} where hidden_at is null and zodiac_sign = any(${signs})
      order by ${order} limit ${limit} offset ${skip})
    order by ${order}`.execute(db);
  return rows;
}
