import { sql, type Kysely } from 'kysely';

/**
 * A posting at a source that is no longer listed is closed and kept, so that a role that is posted again is known. The
 * postings of one role in several places are one row of `openings`.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table jobs
      add column work_mode text check (work_mode in ('remote', 'hybrid', 'on-site')),
      add column places text[] not null default '{}',
      add column countries text[] not null default '{}',
      add column first_seen_at timestamptz not null default now(),
      add column last_verified_at timestamptz not null default now(),
      add column closed_at timestamptz`.execute(db);
  await sql`
    update jobs set first_seen_at = scraped_at, last_verified_at = scraped_at,
      places = case when location is null then '{}' else array[location] end`.execute(db);
  await sql`
    create table openings (
      id bigint generated always as identity primary key,
      company_id bigint not null references companies (id) on delete cascade,
      role_key text not null,
      title text not null,
      department text,
      type text,
      salary text,
      description text,
      work_modes text[] not null,
      places text[] not null,
      countries text[] not null,
      url text not null,
      posted_date date,
      open_since date not null,
      first_seen_at timestamptz not null,
      last_verified_at timestamptz not null,
      closed_at timestamptz,
      reposts integer not null default 0,
      unique (company_id, role_key)
    )`.execute(db);
  await sql`
    insert into openings (company_id, role_key, title, department, type, salary, description, work_modes, places,
      countries, url, posted_date, open_since, first_seen_at, last_verified_at)
    select company_id, lower(concat_ws('|', title, coalesce(department, ''), coalesce(type, ''))),
      min(title), min(department), min(type), min(salary), min(description), '{}',
      coalesce(array_agg(distinct location) filter (where location is not null), '{}'), '{}', min(url),
      max(posted_date), min(least(posted_date, first_seen_at::date)), min(first_seen_at), max(last_verified_at)
    from jobs
    group by company_id, lower(concat_ws('|', title, coalesce(department, ''), coalesce(type, '')))`.execute(
    db,
  );
  // Closed roles are kept, so the index of the open ones does not grow with them.
  await sql`create index openings_open on openings (id) where closed_at is null`.execute(db);
  await sql`create sequence openings_version`.execute(db);
  await sql`
    alter table scrapes
      add column started_by text,
      add column is_cancelled boolean not null default false,
      drop constraint scrapes_state_check,
      add constraint scrapes_state_check check (state in ('running', 'done', 'failed', 'cancelled'))`.execute(
    db,
  );
  await sql`
    create table source_runs (
      source text not null,
      zodiac text not null,
      finished_at timestamptz not null,
      requests integer not null,
      failures jsonb not null,
      new_companies integer not null,
      new_openings integer not null,
      changed_openings integer not null,
      closed_openings integer not null,
      primary key (source, zodiac)
    )`.execute(db);
  await sql`
    create table wikidata_facts (
      company_id bigint primary key references companies (id) on delete cascade,
      item text not null,
      description text,
      founders text[] not null,
      head_office text,
      employees integer,
      employees_year integer,
      read_at timestamptz not null
    )`.execute(db);
  await countOpenPostings(db);
}

/** `companies.openings` is the number of open postings. */
async function countOpenPostings(db: Kysely<never>): Promise<void> {
  await sql`
    create or replace function count_openings() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        update companies set openings = openings + changed.n
        from (select company_id, count(*) as n from new_rows where closed_at is null group by company_id) as changed
        where companies.id = changed.company_id;
      elsif tg_op = 'DELETE' then
        update companies set openings = openings - changed.n
        from (select company_id, count(*) as n from old_rows where closed_at is null group by company_id) as changed
        where companies.id = changed.company_id;
      else
        update companies set openings = openings + changed.n
        from (
          select company_id, sum(change) as n
          from (
            select company_id, 1 as change from new_rows where closed_at is null
            union all
            select company_id, -1 from old_rows where closed_at is null
          ) as each
          group by company_id having sum(change) <> 0
        ) as changed
        where companies.id = changed.company_id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger jobs_changed after update on jobs referencing old table as old_rows new table as new_rows
    for each statement execute function count_openings()`.execute(db);
}
