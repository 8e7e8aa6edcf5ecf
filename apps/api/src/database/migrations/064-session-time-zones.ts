import { sql, type Kysely } from 'kysely';

/** The time zone of a session, by which its owner recognizes it. Earlier sessions have none. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table sessions add column time_zone text`.execute(db);
}
