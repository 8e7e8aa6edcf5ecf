import { sql, type Kysely } from 'kysely';

/**
 * Keeps the founders that Wikidata names and whose lives exclude the founding year on file, for admins. Items that name founders
 * are read again.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table wikidata_facts add column impossible_founders text[] not null default '{}'`.execute(
    db,
  );
  await sql`update wikidata_facts set read_at = 'epoch'`.execute(db);
}
