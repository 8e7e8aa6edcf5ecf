import { pageSize, type rankedLists } from '@org/api-contract/values';
import { rankFounding, type SignAndElement } from '@org/reading';
import { zodiacSignIds, type Element, type ZodiacSignId } from '@org/zodiac-core';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';

type List = (typeof rankedLists)[number];

/** The columns of each list: those of the same meaning have other names. */
const columns = {
  companies: { table: 'companies', year: 'founded_year', kind: 'industry', logo: sql`logo_url` },
  'car-brands': { table: 'car_brands', year: 'founded_year', kind: 'category', logo: sql`logo_url` },
  'us-states': { table: 'us_states', year: 'statehood_year', kind: 'region', logo: sql`null` },
} as const satisfies Record<List, unknown>;

const elements: readonly Element[] = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];

/** The element of a zodiac year, whose stems follow each other by tens from 4 CE on. */
export const elementOfZodiacYear = (year: number): Element =>
  elements[Math.floor(((((year - 4) % 10) + 10) % 10) / 2)] ?? 'Wood';

interface Row {
  slug: string;
  name: string;
  year: number;
  zodiacSign: ZodiacSignId;
  kind: string | null;
  logoUrl: string | null;
}

/**
 * A page of a list, ranked for a reader: by score, then by name. No element outweighs a relation of signs, so the signs are read in the
 * order of their best score, and only those that the page needs.
 */
export async function rankedPage(
  db: Db,
  list: List,
  reader: SignAndElement,
  { page = 1, limit = pageSize }: { page?: number | undefined; limit?: number | undefined },
) {
  const counts = await countOfSigns(db, list);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const rows: Row[] = [];
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
  return {
    rows: rows.map((row) => {
      const { score, because } = rankFounding(reader, { sign: row.zodiacSign, element: elementOf(row) });
      return { ...row, score, because: [...because] };
    }),
    total,
    totalPages: Math.ceil(total / limit),
  };
}

/** The zodiac year is the year of the founding or the one before, whichever has the sign. */
function elementOf({ year, zodiacSign }: Row): Element {
  const place = (((year - 4) % 12) + 12) % 12;
  return elementOfZodiacYear(zodiacSignIds[place] === zodiacSign ? year : year - 1);
}

/** The signs in groups that have the same points with the sign of the reader, the best first. */
function signsByScore(reader: SignAndElement): ZodiacSignId[][] {
  const groups = Map.groupBy(
    zodiacSignIds,
    (sign) => rankFounding(reader, { sign, element: reader.element }).score,
  );
  return [...groups].toSorted(([a], [b]) => b - a).map(([, signs]) => signs);
}

async function countOfSigns(db: Db, list: List): Promise<Map<ZodiacSignId, number>> {
  // Those of companies are kept by triggers, because there may be many.
  const counted =
    list === 'companies'
      ? sql`select zodiac_sign as sign, sum(n)::int as count from company_counts group by zodiac_sign`
      : sql`select zodiac_sign as sign, count(*)::int as count from ${sql.table(columns[list].table)}
          where hidden_at is null group by zodiac_sign`;
  const { rows } = await sql<{ sign: ZodiacSignId; count: number }>`${counted}`.execute(db);
  return new Map(rows.map(({ sign, count }) => [sign, count]));
}

async function rowsOfSigns(
  db: Db,
  list: List,
  signs: readonly ZodiacSignId[],
  reader: SignAndElement,
  { skip, limit }: { skip: number; limit: number },
): Promise<Row[]> {
  const { table, year, kind, logo } = columns[list];
  const founded = sql.ref(year);
  const points = elements.map((element) => rankFounding(reader, { sign: reader.sign, element }).score);
  const { rows } = await sql<Row>`
    select slug, name, ${founded} as year, zodiac_sign, ${sql.ref(kind)} as kind, ${logo} as logo_url
    from ${sql.table(table)}
    where hidden_at is null and zodiac_sign = any(${signs})
    order by
      (${points}::int[])[(((${founded} - 4 - case
        when (${zodiacSignIds}::text[])[((${founded} - 4) % 12 + 12) % 12 + 1] = zodiac_sign then 0 else 1
      end) % 10 + 10) % 10) / 2 + 1] desc,
      lower(name), slug
    limit ${limit} offset ${skip}`.execute(db);
  return rows;
}
