import { sql, type Kysely } from 'kysely';

/**
 * Adds the stories of companies and car brands. The import fills them at the start of the release. Drops an index that no
 * statement reads.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table companies add column story text`.execute(db);
  await sql`alter table car_brands add column story text`.execute(db);
  await sql`drop index companies_by_city`.execute(db);
}
