import { lists, type Described } from '@org/api-contract/lists';
import { type nameFields, slugMaxLength } from '@org/api-contract/values';
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

/** The slug of a name, such as `procter-and-gamble`. Empty for a name without Latin letters and digits. */
const slugOf = (name: string): string =>
  plainWords(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, slugMaxLength - 10)
    .replaceAll(/^-+|-+$/g, '');

/**
 * Gives each name a unique slug, in order: the second `Mercury` gets `mercury-2`.
 *
 * @param taken - the existing slugs; the new ones are added
 */
export function giveSlug(name: string, taken: Set<string>): string {
  const first = slugOf(name) || 'company';
  let slug = first;
  for (let number = 2; taken.has(slug); number += 1) slug = `${first}-${number}`;
  taken.add(slug);
  return slug;
}

/** Key of the advisory lock. All releases must use the same key. */
const importLock = 7_204_932;

/** Waits until no other process imports a list. The lock is held until the transaction ends. */
export async function lockCatalogImport(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(importLock)})`.execute(trx);
}
