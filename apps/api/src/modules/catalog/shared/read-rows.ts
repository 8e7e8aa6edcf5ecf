import type { RefusedRow, CsvRow } from '#database/import-rows.ts';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { catalogTables, type CatalogKind } from './catalog-names.ts';

/**
 * Reads the rows of a file one by one. Refuses a row with the reason if it cannot be read, has no name, or has the
 * name of an earlier row. The other rows are imported.
 *
 * @param read - throws an error with the reason when the row is wrong
 */
export function readRows<Row>(
  given: readonly CsvRow[],
  read: (row: CsvRow, name: string) => Row,
): { rows: Row[]; refused: RefusedRow[]; names: string[] } {
  const rows: Row[] = [];
  const refused: RefusedRow[] = [];
  const keys = new Set<string>();
  const names: string[] = [];
  for (const row of given) {
    const name = row.name?.trim() ?? '';
    const key = name.toLowerCase();
    if (name === '') refused.push({ name: '(none)', reason: 'It has no name.' });
    else if (keys.has(key)) refused.push({ name, reason: 'An earlier row has the same name.' });
    else {
      keys.add(key);
      names.push(name);
      try {
        rows.push(read(row, name));
      } catch (error) {
        refused.push({ name, reason: error instanceof Error ? error.message : String(error) });
      }
    }
  }
  return { rows, refused, names };
}

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
