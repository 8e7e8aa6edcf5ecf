import { listOf, type ListId } from '@org/api-contract/lists';
import { zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#database/connection.ts';
import { dateColumn, shownColumns, type ShownRow } from './columns.ts';

interface RankedRow extends ShownRow {
  openings: number;
  isLarge: boolean;
}

type Points = Readonly<Record<'openings' | 'isLarge' | 'points', RawBuilder<unknown>>>;

const noPoints: Points = { openings: sql`0`, isLarge: sql`false`, points: sql`0` };

/** The points of a row, without the points for the element of its year. */
const pointsOf: Readonly<Partial<Record<ListId, Points>>> = {
  companies: {
    openings: sql`openings`,
    isLarge: sql`coalesce(employees_band = '10001+', false)`,
    points: sql`least(openings, 1) * 3 + (openings >= 20)::int
      + coalesce(employees_band = '10001+', false)::int + coalesce(market_cap_class = 'Mega Cap', false)::int`,
  },
  'car-brands': { ...noPoints, points: sql`is_active::int * 3 + (logo_url is not null)::int` },
  'us-states': { ...noPoints, points: sql`(population > 5000000)::int` },
};

/**
 * The shown rows of some signs with the most points, at most `perSign` of each sign.
 *
 * @param pointsOfElements - the points of the element of a row's zodiac year, for Wood, Fire, Earth, Metal and Water
 */
export async function bestRowsOfSigns(
  db: Db,
  list: ListId,
  {
    signs,
    pointsOfElements,
    perSign,
  }: { signs: readonly ZodiacSignId[]; pointsOfElements: readonly number[]; perSign: number },
): Promise<RankedRow[]> {
  const described = listOf(list);
  const founded = dateColumn(described, 'Year');
  const { openings, isLarge, points } = pointsOf[list] ?? noPoints;
  const { rows } = await sql<RankedRow>`
    select slug, name, year, zodiac_sign, kind, logo_url, openings, is_large from (
      select ${shownColumns(described)}, sort_name, ${openings} as openings, ${isLarge} as is_large,
        row_number() over (partition by zodiac_sign order by ${points} +
          (${pointsOfElements}::int[])[(((${founded} - 4 - case
            when (${zodiacSignIds}::text[])[((${founded} - 4) % 12 + 12) % 12 + 1] = zodiac_sign then 0 else 1
          end) % 10 + 10) % 10) / 2 + 1] desc, sort_name, id) as place
      from ${sql.table(described.table)} where hidden_at is null and zodiac_sign = any(${signs})
    ) as ranked where place <= ${perSign} order by place`.execute(db);
  return rows;
}
