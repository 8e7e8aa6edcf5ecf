import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table payment_taxes (
      calculation_id text primary key,
      intent_id text not null,
      lines jsonb not null,
      created_at timestamptz not null default now()
    )`.execute(db);
}
