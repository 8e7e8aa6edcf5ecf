import { sql, type Kysely } from 'kysely';

/** Tables whose rows are cached in memory, each with the topic of its changes. */
const topics = [
  ['companies', 'companies'],
  ['wikidata_facts', 'companies'],
  ['car_brands', 'carBrands'],
  ['us_states', 'usStates'],
  ['blog_posts', 'articles'],
  ['blog_redirects', 'articles'],
] as const;

/** Each transaction that changes what answers are made from is stored with its topic, and announced when it commits. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table content_changes (
      changed_in xid8 not null default pg_current_xact_id(),
      topic text not null,
      changed_at timestamptz not null default now(),
      primary key (changed_in, topic)
    )`.execute(db);
  await sql`create index content_changes_age on content_changes (changed_at)`.execute(db);
  await sql`
    create function note_change() returns trigger language plpgsql as $$
    begin
      insert into content_changes (topic) values (tg_argv[0]) on conflict do nothing;
      perform pg_notify('content_changes', tg_argv[0]);
      return null;
    end $$`.execute(db);
  for (const [table, topic] of topics)
    await noteChanges(
      db,
      `${table}_noted`,
      `insert or update or delete or truncate on ${table} for each statement`,
      topic,
    );
  await noteChanges(
    db,
    'scrapes_noted',
    'insert or delete or update of state, finished_at on scrapes for each statement',
    'refreshes',
  );
  await noteChanges(
    db,
    'blog_state_noted',
    'update of pages_version on blog_state for each statement',
    'articles',
  );
  // The columns that decide what a session may do. The other columns of a user change often.
  await noteChanges(
    db,
    'signed_out_sessions_noted',
    'insert on signed_out_sessions for each statement',
    'accounts',
  );
  await noteChanges(
    db,
    'account_deletions_noted',
    'insert or delete on account_deletions for each statement',
    'accounts',
  );
  await noteChanges(db, 'users_removed_noted', 'delete or truncate on users for each statement', 'accounts');
  await noteChanges(
    db,
    'users_added_noted',
    `insert on users for each row when (new.has_paid_access or new.role <> 'user')`,
    'accounts',
  );
  await noteChanges(
    db,
    'users_noted',
    'update on users for each row when (old.has_paid_access is distinct from new.has_paid_access or old.role is distinct from new.role or old.uid is distinct from new.uid)',
    'accounts',
  );
}

async function noteChanges(db: Kysely<never>, name: string, event: string, topic: string): Promise<void> {
  await sql.raw(`create trigger ${name} after ${event} execute function note_change('${topic}')`).execute(db);
}
