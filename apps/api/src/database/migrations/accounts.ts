import { sql, type Kysely } from 'kysely';

export async function users(db: Kysely<never>): Promise<void> {
  await sql`
    create table users (
      id bigint generated always as identity primary key,
      uid text not null unique,
      email text not null,
      role text not null default 'user' check (role in ('user', 'admin')),
      has_paid_access boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index users_email on users (lower(email))`.execute(db);
  await sql`
    create table role_changes (
      id bigint generated always as identity primary key,
      uid text not null,
      role text not null,
      changed_by text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table signed_out_sessions (
      session_hash text primary key,
      expires_at timestamptz not null
    )`.execute(db);
}

export async function releasedEmails(db: Kysely<never>): Promise<void> {
  await sql`
    alter table users
      alter column email drop not null,
      add column former_email text`.execute(db);
  await sql`
    create index users_former_email on users (lower(former_email)) where former_email is not null`.execute(
    db,
  );
  await sql`alter table payments add column opened_by text`.execute(db);
}

export async function people(db: Kysely<never>): Promise<void> {
  // An id is unique among the people of one user only, so that it tells nothing of another user's.
  await sql`
    create table people (
      uid text not null references users (uid) on delete cascade,
      id uuid not null,
      key_id text not null,
      sealed bytea not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (uid, id)
    )`.execute(db);
  await sql`create index people_key on people (key_id)`.execute(db);
}

export async function almanacs(db: Kysely<never>): Promise<void> {
  // A revoked almanac keeps the hash of its token, so that its address answers that it is gone.
  await sql`
    create table almanacs (
      id uuid primary key,
      uid text not null references users (uid) on delete cascade,
      token_hash text not null unique,
      key_id text,
      sealed_token bytea,
      created_at timestamptz not null default now(),
      revoked_at timestamptz,
      check ((revoked_at is null) = (key_id is not null and sealed_token is not null))
    )`.execute(db);
  await sql`create unique index almanacs_one_a_user on almanacs (uid) where revoked_at is null`.execute(db);
}

export async function mailsAndKept(db: Kysely<never>): Promise<void> {
  // The key stays when a mail was sent, so that the same mail is not queued again. Its text does not stay.
  await sql`
    create table mails (
      key text primary key,
      kind text not null,
      uid text references users (uid) on delete cascade,
      address text,
      content jsonb,
      attempts integer not null default 0,
      due_at timestamptz not null default now(),
      sent_at timestamptz,
      failed_at timestamptz,
      created_at timestamptz not null default now(),
      check (content is null or (uid is null) <> (address is null)),
      check ((content is null) = (sent_at is not null or failed_at is not null))
    )`.execute(db);
  await sql`create index mails_due on mails (due_at) where content is not null`.execute(db);
  await sql`create index mails_uid on mails (uid)`.execute(db);

  // The item is not a foreign key: its table depends on the kind, and rows of lists are hidden, not deleted.
  await sql`
    create table kept (
      uid text not null references users (uid) on delete cascade,
      kind text not null check (kind in ('company', 'carBrand', 'usState', 'opening')),
      item_id bigint not null,
      key_id text,
      sealed_note bytea,
      saved_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (uid, kind, item_id),
      check ((key_id is null) = (sealed_note is null))
    )`.execute(db);
  await sql`create index kept_key on kept (key_id) where key_id is not null`.execute(db);

  // A row stays when its mails are stopped: the links of earlier mails stop them again if they were resumed. Several
  // hashes of the unsubscribe token: after a change of LOG_HASH_KEY the links of earlier mails still work.
  await sql`
    create table weekly_mails (
      uid text primary key references users (uid) on delete cascade,
      id uuid not null,
      is_on boolean not null,
      signs text[] not null,
      token_hashes text[] not null,
      sent_until timestamptz not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index weekly_mails_token on weekly_mails using gin (token_hashes)`.execute(db);
}

export async function accounts(db: Kysely<never>): Promise<void> {
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

  // The address of a deleted account's calendar answers that it is gone. Nothing here leads to the owner.
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

export async function auditLog(db: Kysely<never>): Promise<void> {
  await sql`
    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      actor_uid text,
      actor_command text,
      action text not null,
      about text not null,
      subject_uid text,
      reason text not null check (reason <> ''),
      before jsonb,
      after jsonb,
      check (num_nonnulls(actor_uid, actor_command) = 1)
    )`.execute(db);
  await sql`create index audit_log_about on audit_log (about, id)`.execute(db);
  await sql`create index audit_log_subject on audit_log (subject_uid, id) where subject_uid is not null`.execute(
    db,
  );
  await sql`
    create trigger audit_log_only_grows before update or delete on audit_log
    for each row execute function refuse_change()`.execute(db);
  await sql`
    create trigger audit_log_is_not_emptied before truncate on audit_log
    for each statement execute function refuse_change()`.execute(db);
  // The owner of a table has these rights unless they are revoked. A superuser has them in any case.
  await sql`revoke update, delete, truncate on audit_log from public, current_user`.execute(db);

  await sql`
    alter table payments
      add column is_revoked boolean not null default false,
      drop constraint payments_source_check,
      add constraint payments_source_check check (source in ('intent', 'link', 'code', 'grant'))`.execute(db);
  await sql`
    alter table payment_tasks
      drop constraint payment_tasks_kind_check,
      add constraint payment_tasks_kind_check check (
        kind in ('cancel_intent', 'expire_sessions', 'refund_duplicate', 'refund_deleted', 'refund_requested')
      ),
      drop constraint payment_tasks_reason_check,
      add constraint payment_tasks_reason_check
        check (reason in ('paid', 'declined', 'replaced', 'deleted', 'lapsed', 'admin'))`.execute(db);
  await sql`create index payments_created on payments (created_at desc, id desc)`.execute(db);
}

export async function accessChangesAndDevices(db: Kysely<never>): Promise<void> {
  // Written in the transaction that changes the access. A job tells the user, because the receipt is read from Stripe.
  await sql`
    create table access_changes (
      id bigint generated always as identity primary key,
      uid text not null references users (uid) on delete cascade,
      has_access boolean not null,
      changed_at timestamptz not null default now(),
      told_at timestamptz
    )`.execute(db);
  await sql`create index access_changes_untold on access_changes (id) where told_at is null`.execute(db);
  await sql`create index access_changes_uid on access_changes (uid)`.execute(db);

  // Not a reference to users: an account signs in before it is registered. A browser and a system, never an IP address.
  await sql`
    create table known_devices (
      uid text not null,
      device text not null,
      first_seen_at timestamptz not null default now(),
      primary key (uid, device)
    )`.execute(db);
  await sql`
    insert into known_devices (uid, device, first_seen_at)
    select uid, device, min(signed_in_at) from sessions group by uid, device`.execute(db);
}

/**
 * The columns are those of rate-limiter-flexible, which inserts them by their order. Unlogged, because a write costs less
 * without the log of PostgreSQL, and counts that start from zero after a crash of the database do no harm.
 */
export async function rateLimits(db: Kysely<never>): Promise<void> {
  await sql`
    create unlogged table rate_limits (
      key text primary key,
      points integer not null,
      expire bigint not null
    )`.execute(db);
  await sql`create index rate_limits_expire on rate_limits (expire)`.execute(db);
}

export async function secondFactors(db: Kysely<never>): Promise<void> {
  await sql`
    create table second_factors (
      uid text primary key references users (uid) on delete cascade,
      key_id text not null,
      sealed bytea not null,
      last_step bigint not null default 0,
      created_at timestamptz not null default now(),
      confirmed_at timestamptz
    )`.execute(db);
  await sql`
    create table recovery_codes (
      code_hash text primary key,
      uid text not null references second_factors (uid) on delete cascade
    )`.execute(db);
  await sql`create index recovery_codes_uid on recovery_codes (uid)`.execute(db);
  await sql`alter table sessions add column second_factor_at timestamptz`.execute(db);
}

/** The time zone of a session, by which its owner recognizes it. Earlier sessions have none. */
export async function sessionTimeZones(db: Kysely<never>): Promise<void> {
  await sql`alter table sessions add column time_zone text`.execute(db);
}
