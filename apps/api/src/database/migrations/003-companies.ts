import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
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
