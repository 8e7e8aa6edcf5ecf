import { listIds, lists, type Described, type ListId } from '@org/api-contract/lists';
import { zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';

/** The number of shown rows of a list. */
interface ListCounts {
  total: number;
  /** All twelve signs, in the order of the cycle. */
  bySign: { sign: ZodiacSignId; count: number }[];
}

/**
 * The number of rows and openings that the product shows. Every page, list, article and answer takes these numbers
 * from here.
 */
interface ShownCounts extends Record<Described['member'], ListCounts> {
  /** The open roles of the shown companies. */
  openings: number;
}

/**
 * Counts the shown rows and openings. A row is hidden if it left the file, or is another name of a shown row. Brands
 * and companies that no longer exist are shown, and counted.
 */
export async function shownCounts(db: Db): Promise<ShownCounts> {
  const [counts, openings] = await Promise.all([
    Promise.all(listIds.map(async (id) => [lists[id].member, await countsOfList(db, id)] as const)),
    countOpenings(db),
  ]);
  return { ...(Object.fromEntries(counts) as Record<Described['member'], ListCounts>), openings };
}

/** The number of rows of each list by sign, in the order of the cycle. */
export const countsBySign = (counts: ShownCounts) =>
  Object.fromEntries(
    Object.values(lists).map(({ member }) => [member, counts[member].bySign.map(({ count }) => count)]),
  ) as Record<Described['member'], number[]>;

/** The part of {@link shownCounts} about one list. */
export async function countsOfList(db: Db, list: ListId): Promise<ListCounts> {
  const { rows } = await sql<{ sign: ZodiacSignId; count: number }>`
    select zodiac_sign as sign, count(*)::int as count from ${sql.table(lists[list].table)}
    where hidden_at is null group by zodiac_sign`.execute(db);
  const counts = new Map(rows.map(({ sign, count }) => [sign, count]));
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    bySign: zodiacSignIds.map((sign) => ({ sign, count: counts.get(sign) ?? 0 })),
  };
}

async function countOpenings(db: Db): Promise<number> {
  const { openings } = await db
    .selectFrom('companies')
    .where('hiddenAt', 'is', null)
    .where('openings', '>', 0)
    .select(sql<number>`coalesce(sum(openings), 0)::int`.as('openings'))
    .executeTakeFirstOrThrow();
  return openings;
}
