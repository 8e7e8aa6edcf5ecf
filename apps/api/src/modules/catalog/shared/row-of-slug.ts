import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { catalogTables, type CatalogKind } from './catalog-names.ts';

/**
 * Finds the shown row for a slug: the row with the slug, the shown row of the same company, or a row with that name.
 * If several rows have the name, current names rank above former names.
 */
export async function rowOfSlug(
  db: Db,
  kind: CatalogKind,
  slug: string,
): Promise<{ id: number; slug: string } | undefined> {
  const table = sql.table(catalogTables[kind]);
  const merged =
    kind === 'company'
      ? sql`union all
        select listed.id, listed.slug from companies as other
        join companies as listed on listed.source_key = lower(other.same_company_as)
        where other.slug = ${slug} and listed.hidden_at is null`
      : sql``;
  const { rows } = await sql<{ id: number; slug: string }>`
    select id, slug from ${table} where slug = ${slug} and hidden_at is null
    ${merged}
    union all (
      select listed.id, listed.slug from catalog_names
      join ${table} as listed on listed.id = catalog_names.row_id
      where catalog_names.kind = ${kind} and catalog_names.compact = ${slug.replaceAll('-', '')} and listed.hidden_at is null
      order by array_position(array['name', 'legalName', 'alias', 'formerName', 'ticker'], catalog_names.field), listed.id)
    limit 1`.execute(db);
  return rows[0];
}
