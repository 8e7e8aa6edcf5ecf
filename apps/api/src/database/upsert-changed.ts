import { sql, type Expression, type Insertable, type Kysely, type SqlBool } from 'kysely';
import type { Db } from './connection.ts';
import type { Database } from './schema.ts';

interface Options<Table extends keyof Database> {
  /** The unique index that identifies a row: its columns, or its expression. */
  key: readonly (keyof Database[Table] & string)[] | Expression<unknown>;
  /** Columns that are written but not compared, such as the time of reading. */
  uncompared?: readonly (keyof Database[Table] & string)[];
  /** Condition for stored rows that must not be updated. */
  keep?: Expression<SqlBool>;
}

/** The columns are known only at run time. The types of {@link upsertChanged} check them for callers. */
type AnyDb = Kysely<Record<string, Record<string, unknown>>>;

/**
 * Inserts rows, and updates the stored rows with the same key. A row that equals the stored one is not written.
 *
 * @param rows - all with the same columns; other columns are not written
 * @returns one entry for each row written, `true` for an inserted one
 */
export async function upsertChanged<Table extends keyof Database>(
  db: Db,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
  { key, uncompared = [], keep = sql<boolean>`false` }: Options<Table>,
): Promise<boolean[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first);
  const compared = columns.filter((column) => !uncompared.some((each) => each === column));
  const valuesIn = (source: string) => sql.join(compared.map((column) => sql.ref(`${source}.${column}`)));
  const written = await (db as unknown as AnyDb)
    .insertInto<string>(table)
    .values([...rows])
    .onConflict((conflict) =>
      ('toOperationNode' in key ? conflict.expression(key) : conflict.columns(key))
        .doUpdateSet(Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)])))
        .where(
          sql<boolean>`not (${keep}) and (${valuesIn(table)}) is distinct from (${valuesIn('excluded')})`,
        ),
    )
    // `xmax` is 0 for an inserted row.
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .execute();
  return written.map(({ isNew }) => isNew);
}
