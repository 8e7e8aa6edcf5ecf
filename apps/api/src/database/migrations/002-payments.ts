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
      client_reference text,
      ip_hash text,
      status text not null default 'open'
        check (status in ('open', 'failed', 'requires_action', 'processing', 'canceled', 'succeeded')),
      refunded_cents integer not null default 0,
      dispute text not null default 'none' check (dispute in ('none', 'open', 'won', 'lost')),
      entitles boolean not null default false,
      handed_out_at timestamptz,
      checked_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (source = 'link' or (uid is not null and idempotency_key is not null))
    )`.execute(db);
  await sql`
    create unique index payments_one_open_attempt on payments (uid)
    where source = 'intent' and status not in ('canceled', 'succeeded')`.execute(db);
  await sql`create index payments_uid on payments (uid, id desc)`.execute(db);
  await sql`create index payments_ip on payments (ip_hash, created_at desc)`.execute(db);
  await sql`
    create index payments_open on payments (checked_at)
    where intent_id is not null and status not in ('canceled', 'succeeded')`.execute(db);
  await sql`create index payments_unclaimed_email on payments (email) where uid is null`.execute(db);
  await sql`
    create index payments_unclaimed_reference on payments (client_reference) where uid is null`.execute(db);

  await sql`
    create table stripe_events (
      id text primary key,
      type text not null,
      created_at timestamptz not null,
      received_at timestamptz not null default now(),
      applied boolean not null,
      alert text
    )`.execute(db);
  await sql`create index stripe_events_alert on stripe_events (received_at desc) where alert is not null`.execute(
    db,
  );

  await sql`
    create table payment_facts (
      id bigint generated always as identity primary key,
      intent_id text not null,
      event_id text unique references stripe_events (id),
      fact jsonb not null,
      recorded_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index payment_facts_intent on payment_facts (intent_id)`.execute(db);
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is only added to', tg_table_name;
    end $$`.execute(db);
  await sql`
    create trigger payment_facts_only_grow before update or delete on payment_facts
    for each row execute function refuse_change()`.execute(db);

  await sql`
    create table stripe_checks (
      uid text primary key,
      checked_at timestamptz not null default now()
    )`.execute(db);
}
