import { listIds, listOf, lists, type Described, type ListId } from '@org/api-contract/lists';
import type { ZodiacSignId } from '@org/zodiac-core';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { dateColumn } from './columns.ts';

/** The number of shown rows of a list with the same sign, year and, for companies, industry. */
export interface FoundingCount {
  sign: ZodiacSignId;
  /** Gregorian year. */
  year: number;
  industry: string | null;
  count: number;
}

/** The founding counts of every list. Equal rows give them in the same order. */
export async function foundingCounts(db: Db): Promise<Record<Described['member'], FoundingCount[]>> {
  const counts = listIds.map(async (id) => [lists[id].member, await countsOfList(db, id)] as const);
  return Object.fromEntries(await Promise.all(counts)) as Record<Described['member'], FoundingCount[]>;
}

async function countsOfList(db: Db, id: ListId): Promise<FoundingCount[]> {
  const year = dateColumn(listOf(id), 'Year');
  const industry = id === 'companies' ? sql`industry` : sql`null::text`;
  const { rows } = await sql<FoundingCount>`
    select zodiac_sign as sign, ${year} as year, ${industry} as industry, count(*)::int as count
    from ${sql.table(lists[id].table)} where hidden_at is null group by 1, 2, 3 order by 2, 1, 3`.execute(db);
  return rows;
}
