import { sql, type Kysely } from 'kysely';

/** Adds the row that a company, a car brand or a state is compared with. The import fills it at the start of the release. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table companies add column rival text`.execute(db);
  await sql`alter table car_brands add column rival text`.execute(db);
  await sql`alter table us_states add column rival text`.execute(db);
}
