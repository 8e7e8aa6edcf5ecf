import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';

/**
 * Handles companies added by a process of a release before migration 014, which knows no `source_key` and adds a
 * renamed company again under its former name. Hides such a duplicate, and gives other rows their key.
 *
 * @returns the names of the hidden companies
 */
export async function adoptUnkeyedCompanies(trx: Db): Promise<string[]> {
  await sql`
    update companies set source_key = lower(name)
    where source_key is null and scraped_at is null
      and not exists (select from companies as keyed where keyed.source_key = lower(companies.name))`.execute(
    trx,
  );
  const { rows } = await sql<{ name: string }>`
    update companies set hidden_at = now()
    where source_key is null and scraped_at is null and hidden_at is null returning name`.execute(trx);
  return rows.map(({ name }) => name);
}
