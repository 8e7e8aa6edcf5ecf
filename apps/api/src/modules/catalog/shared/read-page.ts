import { pageSize } from '@org/api-contract/values';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database } from '#database/schema.ts';

/** Reads one page of the rows of a query by name, and the number of all its rows. */
export async function readPage<Table extends 'carBrands' | 'usStates', Row>(
  query: SelectQueryBuilder<Database, Table, Row>,
  { page = 1, limit = pageSize }: { page?: number | undefined; limit?: number | undefined },
): Promise<{ rows: Row[]; total: number; totalPages: number }> {
  const [rows, { total }] = await Promise.all([
    query
      .orderBy('sortName')
      .orderBy(sql`id`)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    query
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total, totalPages: Math.ceil(total / limit) };
}
