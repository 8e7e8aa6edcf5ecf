import { sql } from 'kysely';
import { committedSince } from '#database/committed-since.ts';
import type { Db } from '#database/connection.ts';
import { catalogTables, type CatalogKind } from '#modules/catalog/shared/catalog-names.ts';

/** A row that was added or changed. */
export interface RowChange {
  id: number;
  openings: number;
  /** Differs if any other column differs that a list is filtered, sorted or searched by. */
  fingerprint: number;
}

interface Changes {
  snapshot: string;
  changes: RowChange[];
  /** Whether `changes` has all changes: no row was deleted, and there were not too many. */
  isComplete: boolean;
}

/** With more changed rows, an index is built again. */
const maxChanges = 1_000;

/** Hashes the columns of a list, except the number of openings, which changes often. */
export const fingerprint = {
  company: sql<number>`hashtext(row(hidden_at is null, sort_name, search_text, name, legal_name, former_names, aliases,
    ticker, listing_symbol, zodiac_sign, industry, location, country, employees_band, founded_year)::text)`,
  // Short lists are read again after any change.
  carBrand: sql<number>`0`,
  usState: sql<number>`0`,
} as const satisfies Record<CatalogKind, unknown>;

/** The rows that were committed since a snapshot. Hidden rows are among them. */
export async function changesSince(db: Db, kind: CatalogKind, snapshot: string): Promise<Changes> {
  const { rows } = await changesQuery(kind, snapshot).execute(db);
  const [found] = rows;
  if (!found) throw new Error('PostgreSQL returned no changes.');
  const { changes, isReduced } = found;
  return {
    snapshot: found.snapshot,
    changes,
    isComplete: !isReduced && changes.length <= maxChanges,
  };
}

/** {@link changesSince} as a query that is not executed. */
export function changesQuery(kind: CatalogKind, snapshot: string) {
  const openings = kind === 'company' ? sql`openings` : sql`0`;
  return sql<Omit<Changes, 'isComplete'> & { isReduced: boolean }>`
    select pg_current_snapshot()::text as snapshot,
      exists (select from catalog_deletions where kind = ${kind} and ${committedSince(snapshot)}) as "isReduced",
      coalesce((
        select json_agg(changed) from (
          select id, ${openings} as openings, ${fingerprint[kind]} as fingerprint
          from ${sql.table(catalogTables[kind])} where ${committedSince(snapshot)} limit ${maxChanges + 1}
        ) as changed
      ), '[]') as changes`;
}

interface StoredName {
  rowId: number;
  field: 'name' | 'legalName' | 'formerName' | 'alias' | 'ticker';
  term: string;
  compact: string;
}

/** The names of a list after another, in the order of the primary key. */
export const namesAfter = (
  db: Db,
  kind: CatalogKind,
  last: StoredName | undefined,
  limit: number,
): Promise<StoredName[]> =>
  db
    .selectFrom('catalogNames')
    .select(['rowId', 'field', 'term', 'compact'])
    .where('kind', '=', kind)
    .$if(last !== undefined, (query) =>
      query.where(
        sql<boolean>`(row_id, field, compact) > (${last?.rowId}::bigint, ${last?.field}, ${last?.compact})`,
      ),
    )
    .orderBy('rowId')
    .orderBy('field')
    .orderBy('compact')
    .limit(limit)
    .execute();
