import type { catalogKinds } from '@org/api-contract/values';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { catalogTables } from './catalog-names.ts';

/**
 * Finds the shown row that a slug means: its own, or that of another of its names. If several rows have the name, the one
 * that is called so now comes first.
 */
export async function rowOfSlug(
  db: Db,
  kind: (typeof catalogKinds)[number],
  slug: string,
): Promise<{ id: number; slug: string } | undefined> {
  const table = sql.table(catalogTables[kind]);
  const { rows } = await sql<{ id: number; slug: string }>`
    select id, slug from ${table} where slug = ${slug} and hidden_at is null
    union all (
      select listed.id, listed.slug from catalog_names
      join ${table} as listed on listed.id = catalog_names.row_id
      where kind = ${kind} and compact = ${slug.replaceAll('-', '')} and hidden_at is null
      order by array_position(array['name', 'legalName', 'alias', 'formerName', 'ticker'], field), listed.id)
    limit 1`.execute(db);
  return rows[0];
}
