import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table payments (
      id bigint generated always as identity primary key,
      uid text,
      source text not null check (source in ('intent', 'link')),
      idempotency_key text unique,
      intent_id text unique,
      amount_cents integer not null,
      currency text not null,
      email text,
      ip_hash text,
      succeeded boolean not null default false,
      canceled boolean not null default false,
      refunded_cents integer not null default 0,
      dispute text not null default 'none' check (dispute in ('none', 'open', 'won', 'lost')),
      last_failed_at timestamptz,
      last_progress_at timestamptz,
      checked_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create unique index payments_one_open_intent on payments (uid)
    where source = 'intent' and not succeeded and not canceled`.execute(db);
  await sql`create index payments_uid on payments (uid, created_at desc)`.execute(db);
  await sql`create index payments_ip on payments (ip_hash, created_at desc)`.execute(db);
  await sql`create index payments_unclaimed on payments (lower(email)) where uid is null`.execute(db);
  await sql`
    create table stripe_events (
      id text primary key,
      type text not null,
      intent_id text,
      created_at timestamptz not null,
      received_at timestamptz not null default now()
    )`.execute(db);
}
