import { sql, type Kysely } from 'kysely';

/** Tells a repeated submission from one in other words, also after the evidence has been erased. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table dispute_evidence add column evidence_hash text`.execute(db);
}
