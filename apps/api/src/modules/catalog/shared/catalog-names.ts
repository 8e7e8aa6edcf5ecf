import type { AnyList, Described } from '@org/api-contract/lists';
import { type nameFields, slugMaxLength } from '@org/api-contract/values';
import { sql, type RawBuilder } from 'kysely';
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

/**
 * Replaces the stored names of the rows in `names`, and adds missing words of all rows. Only differences are written.
 */
export async function storeNames(
  trx: Db,
  { kind, table }: AnyList,
  names: readonly NameOfRow[],
): Promise<void> {
  const json = JSON.stringify(
    names
      .map((name) => ({ ...name, term: ` ${plainWords(name.shown)} `, compact: compactWords(name.shown) }))
      .filter(({ compact }) => compact !== ''),
  );
  const given = sql`
    select distinct on (rows.id, field, compact) rows.id as row_id, field, shown, term, compact
    from jsonb_to_recordset(${json}::jsonb) as named (key text, field text, shown text, term text, compact text)
    join ${sql.table(table)} as rows on ${sql.raw(kind === 'company' ? 'rows.source_key' : 'lower(rows.name)')} = lower(named.key)`;
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
  await sql`
    insert into catalog_words (kind, word)
    select distinct ${kind}, word
    from ${sql.table(table)}, string_to_table(btrim(search_text), ' ') as word
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

/**
 * The id of the shown row for a slug, as a subquery: the row with the slug, the shown row of the same company, or a row with that
 * name. If several rows have the name, current names rank above former names.
 */
export function idOfSlug(list: AnyList, slug: string): RawBuilder<number> {
  const table = sql.table(list.table);
  const merged =
    list.kind === 'company'
      ? sql`union all
        select listed.id from companies as other
        join companies as listed on listed.source_key = lower(other.same_company_as)
        where other.slug = ${slug} and listed.hidden_at is null`
      : sql``;
  return sql<number>`(
    select id from ${table} where slug = ${slug} and hidden_at is null
    ${merged}
    union all (
      select listed.id from catalog_names
      join ${table} as listed on listed.id = catalog_names.row_id
      where catalog_names.kind = ${list.kind} and catalog_names.compact = ${slug.replaceAll('-', '')} and listed.hidden_at is null
      order by array_position(array['name', 'legalName', 'alias', 'formerName', 'ticker'], catalog_names.field), listed.id)
    limit 1)`;
}
