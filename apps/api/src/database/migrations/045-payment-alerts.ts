import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table payment_alerts (
      id bigint generated always as identity primary key,
      intent_id text not null,
      alert text not null,
      raised_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index payment_alerts_intent on payment_alerts (intent_id)`.execute(db);
}
