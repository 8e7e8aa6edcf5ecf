import { sql, type Kysely } from 'kysely';

export async function companies(db: Kysely<never>): Promise<void> {
  await sql`
    create table companies (
      id bigint generated always as identity primary key,
      name text not null,
      founded_year integer not null,
      founded_month integer check (founded_month between 1 and 12),
      founded_day integer check (founded_day between 1 and 31),
      location text,
      country text,
      industry text,
      description text,
      website text,
      careers_url text,
      logo_url text,
      zodiac_sign text not null,
      source text not null,
      scraped_at timestamptz
    )`.execute(db);
  await sql`create unique index companies_name on companies (lower(name))`.execute(db);
  await sql`create index companies_sign on companies (zodiac_sign, lower(name))`.execute(db);
  await sql`
    create table jobs (
      id bigint generated always as identity primary key,
      company_id bigint not null references companies (id) on delete cascade,
      title text not null,
      location text,
      department text,
      type text,
      salary text,
      description text,
      posted_date date,
      indeed_url text,
      scraped_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index jobs_company on jobs (company_id)`.execute(db);
}

export async function carBrandsAndUsStates(db: Kysely<never>): Promise<void> {
  await sql`
    create table car_brands (
      id bigint generated always as identity primary key,
      name text not null,
      founded_year integer not null,
      founded_month integer check (founded_month between 1 and 12),
      country text,
      category text not null,
      description text not null,
      website text,
      logo_url text,
      zodiac_sign text not null,
      is_active boolean not null default true,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index car_brands_name on car_brands (lower(name))`.execute(db);
  await sql`
    create table us_states (
      id bigint generated always as identity primary key,
      name text not null,
      statehood_year integer not null,
      statehood_month integer not null check (statehood_month between 1 and 12),
      capital text not null,
      region text not null,
      category text not null,
      description text not null,
      population integer not null,
      area integer not null,
      nickname text,
      zodiac_sign text not null,
      is_active boolean not null default true,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index us_states_name on us_states (lower(name))`.execute(db);
}

/** The table `jobs` is still empty, so its new columns can be `not null`. */
export async function jobsAndScrapes(db: Kysely<never>): Promise<void> {
  await sql`
    alter table jobs
      add column source text not null,
      add column source_id text not null,
      add column url text not null`.execute(db);
  await sql`create unique index jobs_source on jobs (company_id, source, source_id)`.execute(db);
  await sql`drop index jobs_company`.execute(db);
  await sql`
    create table job_boards (
      company_id bigint not null references companies (id) on delete cascade,
      board text not null,
      token text not null,
      primary key (company_id, board, token)
    )`.execute(db);
  await sql`
    create table careers_checks (
      company_id bigint primary key references companies (id) on delete cascade,
      checked_at timestamptz not null
    )`.execute(db);
  await sql`
    create table scrapes (
      zodiac text primary key,
      run_id uuid not null,
      state text not null check (state in ('running', 'done', 'failed')),
      step text not null,
      done integer not null default 0,
      total integer not null default 0,
      message text,
      started_at timestamptz not null default now(),
      seen_at timestamptz not null default now(),
      finished_at timestamptz
    )`.execute(db);
}

/**
 * Each row of the three lists names the transaction that wrote it last, so that a process reads what was committed since it
 * last looked. `companies.openings` is the number of open roles, as `/openings` counts them, and no longer of postings.
 */
export async function catalogChanges(db: Kysely<never>): Promise<void> {
  await sql`
    create function mark_change() returns trigger language plpgsql as $$
    begin
      new.changed_in := pg_current_xact_id();
      return new;
    end $$`.execute(db);
  await sql`
    create table catalog_deletions (
      kind text not null,
      changed_in xid8 not null default pg_current_xact_id(),
      primary key (kind, changed_in)
    )`.execute(db);
  await sql`
    create function mark_deletion() returns trigger language plpgsql as $$
    begin
      insert into catalog_deletions (kind) values (tg_argv[0]) on conflict do nothing;
      return null;
    end $$`.execute(db);
  for (const [table, kind] of [
    ['companies', 'company'],
    ['car_brands', 'carBrand'],
    ['us_states', 'usState'],
  ] as const) {
    // The default is evaluated once for all stored rows, so the table is not written again.
    await sql
      .raw(`alter table ${table} add column changed_in xid8 not null default pg_current_xact_id()`)
      .execute(db);
    await sql.raw(`create index ${table}_changed on ${table} (changed_in)`).execute(db);
    await sql
      .raw(
        `create trigger ${table}_marked before update on ${table}
         for each row execute function mark_change()`,
      )
      .execute(db);
    await sql
      .raw(
        `create trigger ${table}_deleted after delete or truncate on ${table}
         for each statement execute function mark_deletion('${kind}')`,
      )
      .execute(db);
  }
  await countRoles(db);
}

/** `companies.openings` follows the table `openings`. */
async function countRoles(db: Kysely<never>): Promise<void> {
  for (const trigger of ['jobs_added', 'jobs_removed', 'jobs_changed'])
    await sql`drop trigger ${sql.ref(trigger)} on jobs`.execute(db);
  // The function counts the open rows of any table that has `company_id` and `closed_at`.
  for (const [name, event, tables] of [
    ['openings_added', 'insert', 'new table as new_rows'],
    ['openings_changed', 'update', 'old table as old_rows new table as new_rows'],
    ['openings_removed', 'delete', 'old table as old_rows'],
  ] as const) {
    await sql
      .raw(
        `create trigger ${name} after ${event} on openings referencing ${tables}
         for each statement execute function count_openings()`,
      )
      .execute(db);
  }
  await sql`
    update companies set openings = coalesce(counted.n, 0)
    from companies as each
      left join (select company_id, count(*) as n from openings where closed_at is null group by company_id) as counted
        on counted.company_id = each.id
    where companies.id = each.id and companies.openings <> coalesce(counted.n, 0)`.execute(db);
}

/** The tables from which answers are kept in memory, each with the topic by which they are named. */
const topics = [
  ['companies', 'companies'],
  ['wikidata_facts', 'companies'],
  ['car_brands', 'carBrands'],
  ['us_states', 'usStates'],
  ['blog_posts', 'articles'],
  ['blog_redirects', 'articles'],
] as const;

/** Each transaction that changes what answers are made from is stored with its topic, and announced when it commits. */
export async function contentChanges(db: Kysely<never>): Promise<void> {
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
  // What a session may do. The other columns of a user change often, and with them nothing of it.
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

/** The lists are filtered, ordered and searched in memory, so these indexes only slow down imports. */
const unused = [
  'companies_shown_industry',
  'companies_shown_sign_industry',
  'companies_shown_country',
  'companies_shown_size',
  'companies_shown_year',
  'companies_shown_newest',
  'companies_shown_openings',
  'companies_search',
];

export async function unusedIndexes(db: Kysely<never>): Promise<void> {
  for (const name of unused) await sql`drop index if exists ${sql.ref(name)}`.execute(db);
}

/**
 * A misspelled word is looked for among the words of about its length. Where hundreds of thousands of words begin alike, such as Chinese names
 * without spaces, most of them have another length. The release before reads `catalog_words_start` and `catalog_words_end`.
 */
export async function correctionIndexes(db: Kysely<never>): Promise<void> {
  await sql`
    create index catalog_words_length_start on catalog_words (kind, length(word), word text_pattern_ops)`.execute(
    db,
  );
  await sql`
    create index catalog_words_length_end on catalog_words (kind, length(word), reverse(word) text_pattern_ops)`.execute(
    db,
  );
}

/**
 * Forgets the founders that were read from Wikidata without the dates of their lives. Their companies are the next that a refresh
 * asks about.
 */
export async function foundersReadAgain(db: Kysely<never>): Promise<void> {
  await sql`update wikidata_facts set founders = '{}', read_at = 'epoch' where founders <> '{}'`.execute(db);
}

/**
 * Keeps the founders that Wikidata names and whose lives exclude the founding year on file, for admins. Items that name founders
 * are read again.
 */
export async function impossibleFounders(db: Kysely<never>): Promise<void> {
  await sql`alter table wikidata_facts add column impossible_founders text[] not null default '{}'`.execute(
    db,
  );
  await sql`update wikidata_facts set read_at = 'epoch'`.execute(db);
}

/**
 * The page of a company counts its groups and names its neighbors, the best known first. These indexes hold the rows of each group, and of each year
 * and sign in that order, so that the page does not read the whole list.
 */
export async function companyPages(db: Kysely<never>): Promise<void> {
  for (const [name, columns] of [
    ['city', '(city, country) include (id, zodiac_sign, founded_year)'],
    ['branch', '(sub_industry, country)'],
    ['owner', '(parent)'],
    ['founder', 'using gin (founders) with (fastupdate = off)'],
    ['day', '(founded_year, founded_month, founded_day)'],
    ['fame_in_year', `(founded_year, ${bestKnownFirst})`],
    ['fame_in_sign', `(zodiac_sign, industry, ${bestKnownFirst})`],
  ] as const)
    await sql
      .raw(`create index companies_by_${name} on companies ${columns} where hidden_at is null`)
      .execute(db);
}

/** The order in which pages name companies. Without the ids, so that PostgreSQL does not sort the rows of a list from these indexes. */
const bestKnownFirst = `
  (market_cap_class is not distinct from 'Mega Cap') desc, (employees_band is not distinct from '10001+') desc,
  (logo_url is not null) desc, sort_name`;
