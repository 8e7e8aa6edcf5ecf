import { pageSize } from '@org/api-contract/values';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#database/connection.ts';
import { catalogTables, type CatalogKind } from './catalog-names.ts';
import { findMatches } from './find-matches.ts';
import { byCount, countsOf, pageIds, type ValueCount } from './listing.ts';

interface Query<Facet extends string> {
  search: string | undefined;
  /** Order of the rows. The default is by name, or by rank for a search. */
  order: RawBuilder<unknown> | undefined;
  /** The column of each facet. */
  facets: Readonly<Record<Facet, RawBuilder<unknown>>>;
  /** The value that each facet must have. */
  filters: Readonly<Record<Facet, string | undefined>>;
  page: { page?: number | undefined; limit?: number | undefined };
}

/** The ids of a page of a short list, with the counts of its facets. */
export async function shortListPage<Facet extends string>(
  db: Db,
  kind: CatalogKind,
  { search, order, facets, filters: given, page: { page = 1, limit = pageSize } }: Query<Facet>,
) {
  const text = search?.trim();
  const matches = text ? await findMatches(db, kind, text) : undefined;
  const names = Object.keys(facets) as Facet[];
  const filters: Partial<Record<Facet, RawBuilder<unknown>>> = {};
  for (const facet of names)
    if (given[facet] !== undefined) filters[facet] = sql`(${facets[facet]})::text = ${given[facet]}`;
  const isFound = matches && sql`id = any(${matches.ids}::bigint[])`;
  const listing = {
    rows: sql.table(catalogTables[kind]),
    where: sql.join([sql`hidden_at is null`, ...(isFound ? [isFound] : [])], sql` and `),
    columns: sql.join(Object.values<RawBuilder<unknown>>(facets)),
    facets,
    filters,
  };
  const byRank = matches && sql`array_position(${matches.ids}::bigint[], id)`;
  const [ids, counts] = await Promise.all([
    pageIds(db, listing, [{ order: order ?? byRank ?? sql`sort_name, id` }], { page, limit }),
    countsOf(db, listing, { isExact: true }),
  ]);
  const counted = {} as Record<Facet, ValueCount[]>;
  for (const facet of names) counted[facet] = byCount(counts.facets[facet]);
  return {
    ids,
    matches,
    total: counts.total,
    totalPages: Math.ceil(counts.total / limit),
    facets: counted,
  };
}
