import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table payments
      add column purpose text not null default 'access' check (purpose in ('access', 'gift')),
      add column redeemed_by text,
      add column redeemed_at timestamptz`.execute(db);
  await sql`drop index payments_one_open_attempt`.execute(db);
  await sql`
    create unique index payments_one_open_attempt on payments (uid, purpose)
    where source = 'intent' and status not in ('canceled', 'succeeded')`.execute(db);
  await sql`create index payments_redeemed_by on payments (redeemed_by) where redeemed_by is not null`.execute(
    db,
  );
  await sql`
    create table gifts (
      id uuid primary key,
      payment_id bigint not null unique references payments (id),
      giver_uid text not null,
      code_hash text not null unique,
      key_id text,
      sealed bytea,
      send_at timestamptz not null,
      sent_at timestamptz,
      mails integer not null default 0,
      revocation_mailed_at timestamptz,
      created_at timestamptz not null default now(),
      check (num_nulls(key_id, sealed) in (0, 2))
    )`.execute(db);
  await sql`create index gifts_giver on gifts (giver_uid, created_at desc)`.execute(db);
  await sql`create index gifts_due on gifts (send_at) where sent_at is null and sealed is not null`.execute(
    db,
  );
  await sql`create index gifts_key on gifts (key_id) where key_id is not null`.execute(db);
}
