import { sql, type Kysely } from 'kysely';

/** No query reads payments by IP address. The limits by address count `card_declines`. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`drop index payments_ip`.execute(db);
}
