import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
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
