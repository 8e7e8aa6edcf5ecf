import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table payments add column paid_at timestamptz`.execute(db);

  await sql`
    create table payment_tasks (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('cancel_intent', 'expire_sessions', 'refund_duplicate')),
      subject text not null,
      uid text not null,
      reason text not null check (reason in ('paid', 'declined', 'replaced')),
      attempts integer not null default 0,
      due_at timestamptz not null default now(),
      done_at timestamptz,
      created_at timestamptz not null default now(),
      unique (kind, subject)
    )`.execute(db);
  await sql`create index payment_tasks_due on payment_tasks (due_at) where done_at is null`.execute(db);

  await sql`
    create table payment_links_given (
      uid text primary key,
      given_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table card_declines (
      id text primary key,
      intent_id text not null,
      uid text not null,
      card text,
      ip_hash text,
      declined_at timestamptz not null
    )`.execute(db);
  await sql`create index card_declines_uid on card_declines (uid, declined_at)`.execute(db);
  await sql`create index card_declines_card on card_declines (card, declined_at)`.execute(db);
  await sql`create index card_declines_address on card_declines (ip_hash, declined_at)`.execute(db);

  await sql`
    create table leases (
      name text primary key,
      holder text not null,
      expires_at timestamptz not null
    )`.execute(db);

  await sql`
    create table payment_sweeps (
      id boolean primary key default true check (id),
      events_read_until timestamptz not null
    )`.execute(db);
}
