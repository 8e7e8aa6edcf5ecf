import { lists, type Described } from '@org/api-contract/lists';
import type { nameFields } from '@org/api-contract/values';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { compactWords, plainWords } from './plain-words.ts';

export type CatalogKind = Described['kind'];

/** A name that leads to a row of the catalog. */
export interface NameOfRow {
  /** The name of the row in the file. An import finds the row by it. */
  key: string;
  field: (typeof nameFields)[number];
  shown: string;
}

/** The table of each kind. */
export const catalogTables = Object.fromEntries(
  Object.values(lists).map(({ kind, table }) => [kind, table]),
) as Readonly<Record<CatalogKind, Described['table']>>;

/**
 * Replaces the stored names of the rows in `names`, and adds missing words of all rows. Only differences are written.
 */
export async function storeNames(trx: Db, kind: CatalogKind, names: readonly NameOfRow[]): Promise<void> {
  const json = JSON.stringify(
    names
      .map((name) => ({ ...name, term: ` ${plainWords(name.shown)} `, compact: compactWords(name.shown) }))
      .filter(({ compact }) => compact !== ''),
  );
  const given = sql`
    select distinct on (rows.id, field, compact) rows.id as row_id, field, shown, term, compact
    from jsonb_to_recordset(${json}::jsonb) as named (key text, field text, shown text, term text, compact text)
    join ${sql.raw(catalogTables[kind])} as rows on ${sql.raw(kind === 'company' ? 'rows.source_key' : 'lower(rows.name)')} = lower(named.key)`;
  await sql`
    with given as (${given})
    delete from catalog_names as stored
    where kind = ${kind} and row_id in (select row_id from given)
      and (row_id, field, compact) not in (select row_id, field, compact from given)`.execute(trx);
  await sql`
    insert into catalog_names as stored (kind, row_id, field, shown, term, compact)
    select ${kind}, row_id, field, shown, term, compact from (${given}) as given
    on conflict (kind, row_id, field, compact) do update set shown = excluded.shown, term = excluded.term
    where (stored.shown, stored.term) is distinct from (excluded.shown, excluded.term)`.execute(trx);
}

/** Adds the missing words of the rows of a kind. */
export async function storeWords(trx: Db, kind: CatalogKind): Promise<void> {
  await sql`
    insert into catalog_words (kind, word)
    select distinct ${kind}, word
    from ${sql.raw(catalogTables[kind])}, string_to_table(btrim(search_text), ' ') as word
    where length(word) between 3 and 40
    on conflict do nothing`.execute(trx);
}
