import { listOf, type ListId } from '@org/api-contract/lists';
import { elementPoints, reasonOfRow, signForReader, type SignAndElement } from '@org/reading';
import { zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { dateColumn, shownColumns, type ShownRow } from '#modules/catalog/lists/columns.ts';
import { countsOfList } from '#modules/catalog/shared/shown-counts.ts';
import { elementOf, elements } from './element-of.ts';

/** The number of rows of a sign that are shown. */
const maxRows = 6;

/** The signs of a list, the best for a reader first, with the first rows of those that are in harmony with the reader's. */
export async function rankedSigns(db: Db, list: ListId, reader: SignAndElement) {
  const signs = zodiacSignIds
    .map((sign) => ({ sign, ...signForReader(reader.sign, sign) }))
    .toSorted((a, b) => b.score - a.score);
  const good = signs.flatMap(({ sign, isGood }) => (isGood ? sign : []));
  const [{ bySign }, rows] = await Promise.all([
    countsOfList(db, list),
    firstRowsOfSigns(db, list, good, reader),
  ]);
  return signs.map(({ sign, score, reason }) => ({
    sign,
    score,
    reason,
    total: bySign.find((each) => each.sign === sign)?.count ?? 0,
    rows: rows
      .filter(({ zodiacSign }) => zodiacSign === sign)
      .map(({ openings, isLarge, ...row }) => ({
        ...row,
        reason: reasonOfRow(reader.element, { element: elementOf(row), openings, isLarge }),
      })),
  }));
}

interface RankedRow extends ShownRow {
  openings: number;
  isLarge: boolean;
}

/** What puts rows of a list first, besides the element of their year. A row without openings can have two points at most. */
const pointsOf = {
  companies: {
    openings: sql`openings`,
    isLarge: sql`coalesce(employees_band = '10001+', false)`,
    points: sql`least(openings, 1) * 3 + (openings >= 20)::int
      + coalesce(employees_band = '10001+', false)::int + coalesce(market_cap_class = 'Mega Cap', false)::int`,
  },
  'car-brands': {
    openings: sql`0`,
    isLarge: sql`false`,
    points: sql`is_active::int * 3 + (logo_url is not null)::int`,
  },
  'us-states': { openings: sql`0`, isLarge: sql`false`, points: sql`(population > 5000000)::int` },
} as const satisfies Record<ListId, object>;

async function firstRowsOfSigns(
  db: Db,
  list: ListId,
  signs: readonly ZodiacSignId[],
  reader: SignAndElement,
): Promise<RankedRow[]> {
  const described = listOf(list);
  const founded = dateColumn(described, 'Year');
  const { openings, isLarge, points } = pointsOf[list];
  const ofElements = elements.map((element) => elementPoints(reader.element, element));
  const { rows } = await sql<RankedRow>`
    select slug, name, year, zodiac_sign, kind, logo_url, openings, is_large from (
      select ${shownColumns(described)}, sort_name, ${openings} as openings, ${isLarge} as is_large,
        row_number() over (partition by zodiac_sign order by ${points} +
          (${ofElements}::int[])[(((${founded} - 4 - case
            when (${zodiacSignIds}::text[])[((${founded} - 4) % 12 + 12) % 12 + 1] = zodiac_sign then 0 else 1
          end) % 10 + 10) % 10) / 2 + 1] desc, sort_name, id) as place
      from ${sql.table(described.table)} where hidden_at is null and zodiac_sign = any(${signs})
    ) as ranked where place <= ${maxRows} order by place`.execute(db);
  return rows;
}
