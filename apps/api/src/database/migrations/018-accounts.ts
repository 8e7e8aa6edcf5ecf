import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // The row of a deleted account stays, so that no late event or session brings the person back.
  await sql`
    create table account_deletions (
      uid text primary key,
      requested_at timestamptz not null default now(),
      done_at timestamptz
    )`.execute(db);
  await sql`create index account_deletions_open on account_deletions (requested_at) where done_at is null`.execute(
    db,
  );

  // Not a reference to users: a session is opened before its account is registered.
  await sql`
    create table sessions (
      session_hash text primary key,
      uid text not null,
      device text not null,
      signed_in_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index sessions_uid on sessions (uid, signed_in_at desc)`.execute(db);
  await sql`create index sessions_expiry on sessions (expires_at)`.execute(db);

  // The calendar of a deleted account answers 410. This table has no data about the owner.
  await sql`
    create table ended_private_calendars (
      token_hash text primary key,
      ended_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    alter table payment_tasks
      drop constraint payment_tasks_kind_check,
      add constraint payment_tasks_kind_check
        check (kind in ('cancel_intent', 'expire_sessions', 'refund_duplicate', 'refund_deleted')),
      drop constraint payment_tasks_reason_check,
      add constraint payment_tasks_reason_check check (reason in ('paid', 'declined', 'replaced', 'deleted'))`.execute(
    db,
  );

  // The ledger is only added to, with one exception: the e-mail of a payer can be erased from a fact.
  await sql`
    create function refuse_change_of_fact() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and to_jsonb(new) = jsonb_set(to_jsonb(old), '{fact}', old.fact - 'email') then
        return new;
      end if;
      raise exception '% is only added to', tg_table_name;
    end $$`.execute(db);
  await sql`drop trigger payment_facts_only_grow on payment_facts`.execute(db);
  await sql`
    create trigger payment_facts_only_grow before update or delete on payment_facts
    for each row execute function refuse_change_of_fact()`.execute(db);
}
