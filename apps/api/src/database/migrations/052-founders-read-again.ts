import { sql, type Kysely } from 'kysely';

/**
 * Forgets the founders that were read from Wikidata without the dates of their lives. Their companies are the next that a refresh
 * asks about.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`update wikidata_facts set founders = '{}', read_at = 'epoch' where founders <> '{}'`.execute(db);
}
