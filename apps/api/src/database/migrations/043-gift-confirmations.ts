import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table gifts add column purchase_mailed_at timestamptz`.execute(db);
  // The givers of earlier gifts are not thanked long after.
  await sql`update gifts set purchase_mailed_at = created_at`.execute(db);
}
