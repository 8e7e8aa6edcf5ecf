import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { catalogTables, type CatalogKind } from '#modules/catalog/shared/catalog-names.ts';

/**
 * The name or text of some rows that has one of the alternatives of each word, as a whole word; the first by alphabet. It
 * tells which alternatives are meant.
 */
export async function leastTextWith(
  db: Db,
  kind: CatalogKind,
  ids: readonly number[],
  alternatives: readonly (readonly string[])[],
): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select min(text) as text from (
      select row_id as id, term as text from catalog_names
      where kind = ${kind} and row_id = any(${ids}::bigint[]) and field <> 'ticker' and ${oneOfEach('term', alternatives)}
      union all
      select id, search_text from ${sql.table(catalogTables[kind])}
      where id = any(${ids}::bigint[]) and ${oneOfEach('search_text', alternatives)}
    ) as found group by id order by 1 limit 1`.execute(db);
  return rows[0]?.text ?? '';
}

const oneOfEach = (column: string, alternatives: readonly (readonly string[])[]) =>
  sql.join(
    // Plain words have only letters and digits, so none is a wildcard.
    alternatives.map(
      (words) => sql`${sql.ref(column)} like any(${words.map((word) => `% ${word} %`)}::text[])`,
    ),
    sql` and `,
  );
