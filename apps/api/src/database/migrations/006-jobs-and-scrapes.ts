import { sql, type Kysely } from 'kysely';

/** The table `jobs` is still empty, so its new columns can be `not null`. */
export async function up(db: Kysely<never>): Promise<void> {
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
