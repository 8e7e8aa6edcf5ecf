/** The tables of accounts, what users save, their mails, and the audit log. */
export const accountsTables = `
create table users (
  id bigint generated always as identity primary key,
  uid text not null unique,
  email text,
  role text not null default 'user' check (role in ('user', 'admin')),
  has_paid_access boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  former_email text
);
create index users_created on users (created_at);
create unique index users_email on users (lower(email));
create index users_former_email on users (lower(former_email)) where former_email is not null;

create table role_changes (
  id bigint generated always as identity primary key,
  uid text not null,
  role text not null,
  changed_by text not null,
  created_at timestamptz not null default now()
);

-- Not a reference to users: a session is opened before its account is registered.
create table sessions (
  session_hash text primary key,
  uid text not null,
  device text not null,
  signed_in_at timestamptz not null,
  expires_at timestamptz not null,
  second_factor_at timestamptz,
  time_zone text
);
create index sessions_expiry on sessions (expires_at);
create index sessions_uid on sessions (uid, signed_in_at desc);

create table signed_out_sessions (
  session_hash text primary key,
  expires_at timestamptz not null
);

-- Not a reference to users: an account signs in before it is registered. A browser and a system, never an IP address.
create table known_devices (
  uid text,
  device text,
  first_seen_at timestamptz not null default now(),
  primary key (uid, device)
);

-- The row of a deleted account stays, so that no late event or session brings the person back.
create table account_deletions (
  uid text primary key,
  requested_at timestamptz not null default now(),
  done_at timestamptz
);
create index account_deletions_open on account_deletions (requested_at) where done_at is null;

-- Written in the transaction that changes the access. A job tells the user, because the receipt is read from Stripe.
create table access_changes (
  id bigint generated always as identity primary key,
  uid text not null references users (uid) on delete cascade,
  has_access boolean not null,
  changed_at timestamptz not null default now(),
  told_at timestamptz
);
create index access_changes_uid on access_changes (uid);
create index access_changes_untold on access_changes (id) where told_at is null;

create table second_factors (
  uid text primary key references users (uid) on delete cascade,
  key_id text not null,
  sealed bytea not null,
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);

create table recovery_codes (
  code_hash text primary key,
  uid text not null references second_factors (uid) on delete cascade
);
create index recovery_codes_uid on recovery_codes (uid);

-- An id is unique among the people of one user only, so that it tells nothing of another user's.
create table people (
  uid text references users (uid) on delete cascade,
  id uuid,
  key_id text not null,
  sealed bytea not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (uid, id)
);
create index people_key on people (key_id);

-- A revoked calendar keeps the hash of its token, so that its address answers that it is gone.
create table almanacs (
  id uuid primary key,
  uid text not null references users (uid) on delete cascade,
  token_hash text not null unique,
  key_id text,
  sealed_token bytea,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  check ((revoked_at is null) = (key_id is not null and sealed_token is not null))
);
create unique index almanacs_one_a_user on almanacs (uid) where revoked_at is null;

-- The calendar of a deleted account answers 410. This table has no data about the owner.
create table ended_private_calendars (
  token_hash text primary key,
  ended_at timestamptz not null default now()
);

-- The item is not a foreign key: its table depends on the kind, and rows of lists are hidden, not deleted.
create table kept (
  uid text references users (uid) on delete cascade,
  kind text check (kind in ('company', 'carBrand', 'usState', 'opening')),
  item_id bigint,
  key_id text,
  sealed_note bytea,
  saved_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (uid, kind, item_id),
  check ((key_id is null) = (sealed_note is null))
);
create index kept_key on kept (key_id) where key_id is not null;

-- The key stays when a mail was sent, so that the same mail is not queued again. Its text does not stay.
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
);
create index mails_due on mails (due_at) where content is not null;
create index mails_uid on mails (uid);

-- A row stays when its mails are stopped: the links of earlier mails stop them again if they were resumed.
-- Several hashes of the token: after a change of LOG_HASH_KEY the links of earlier mails still work.
create table weekly_mails (
  uid text primary key references users (uid) on delete cascade,
  id uuid not null,
  is_on boolean not null,
  signs text[] not null,
  token_hashes text[] not null,
  sent_until timestamptz not null,
  created_at timestamptz not null default now()
);
create index weekly_mails_token on weekly_mails using gin (token_hashes);

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
);
create index audit_log_about on audit_log (about, id);
create index audit_log_subject on audit_log (subject_uid, id) where subject_uid is not null;

-- The audit log is only added to. The owner of a table has these rights unless they are revoked; a superuser has them in
-- any case.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only added to', tg_table_name;
end $$;
create trigger audit_log_only_grows before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_is_not_emptied before truncate on audit_log
  for each statement execute function refuse_change();
revoke update, delete, truncate on audit_log from public, current_user;`;
