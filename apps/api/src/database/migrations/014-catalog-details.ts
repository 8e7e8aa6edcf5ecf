import { sql, type Kysely } from 'kysely';

/**
 * Everything that is known of companies, car brands and US states, and their search. `pg_trgm` is a trusted extension: the
 * owner of the database may create it without being a superuser.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await addColumns(db);
  await addNames(db);
  await countOpenings(db);
  await countCompanies(db);
  await addIndexes(db);
}

/** A slug is unknown to the previous release, so it has a default; the import replaces it. */
async function addColumns(db: Kysely<never>): Promise<void> {
  await sql`
    alter table companies
      add column slug text not null unique default gen_random_uuid()::text,
      add column sort_name text not null default '',
      add column source_key text unique,
      add column legal_name text,
      add column former_names text[] not null default '{}',
      add column aliases text[] not null default '{}',
      add column parent text,
      add column status text check (status in ('acquired', 'merged', 'bankrupt', 'closed')),
      add column status_year integer,
      add column known_for text,
      add column founders text[] not null default '{}',
      add column sub_industry text,
      add column city text,
      add column region text,
      add column latitude double precision,
      add column longitude double precision,
      add column employees_band text,
      add column employees_year integer,
      add column ticker text,
      add column exchange text,
      add column listing_symbol text,
      add column market_cap_class text,
      add column wikidata_id text,
      add column date_source text,
      add column same_company_as text,
      add column hidden_at timestamptz,
      add column openings integer not null default 0,
      add column search_text text not null default ''`.execute(db);
  await sql`update companies set source_key = lower(name), sort_name = lower(name)`.execute(db);
  await sql`
    alter table car_brands
      add column slug text not null unique default gen_random_uuid()::text,
      add column sort_name text not null default '',
      add column founded_day integer check (founded_day between 1 and 31),
      add column aliases text[] not null default '{}',
      add column founders text[] not null default '{}',
      add column hq_city text,
      add column parent text,
      add column end_year integer,
      add column models jsonb not null default '[]',
      add column known_for text,
      add column date_source text,
      add column year_note text,
      add column hidden_at timestamptz,
      add column search_text text not null default ''`.execute(db);
  await sql`
    alter table us_states
      add column slug text not null unique default gen_random_uuid()::text,
      add column sort_name text not null default '',
      add column statehood_day integer check (statehood_day between 1 and 31),
      add column aliases text[] not null default '{}',
      add column abbreviation text,
      add column division text,
      add column largest_city text,
      add column admission_order integer,
      add column motto text,
      add column motto_translation text,
      add column flower text,
      add column bird text,
      add column tree text,
      add column time_zones text[] not null default '{}',
      add column capital_latitude double precision,
      add column capital_longitude double precision,
      add column how_joined text,
      add column hidden_at timestamptz,
      add column search_text text not null default ''`.execute(db);
}

/** The names that lead to a row, and all words that lead to any. */
async function addNames(db: Kysely<never>): Promise<void> {
  await sql`
    create table catalog_names (
      kind text not null check (kind in ('company', 'carBrand', 'usState')),
      row_id bigint not null,
      field text not null,
      shown text not null,
      term text not null,
      compact text not null,
      primary key (kind, row_id, field, compact)
    )`.execute(db);
  await sql`create index catalog_names_compact on catalog_names (kind, compact text_pattern_ops)`.execute(db);
  await sql`create index catalog_names_term on catalog_names using gin (term gin_trgm_ops)`.execute(db);
  await sql`
    create table catalog_words (
      kind text not null,
      word text not null,
      primary key (kind, word)
    )`.execute(db);
  // A word with one wrong letter keeps its first half or its second half.
  await sql`create index catalog_words_start on catalog_words (kind, word text_pattern_ops)`.execute(db);
  await sql`create index catalog_words_end on catalog_words (kind, reverse(word) text_pattern_ops)`.execute(
    db,
  );
}

/** `companies.openings` follows the table `jobs`. */
async function countOpenings(db: Kysely<never>): Promise<void> {
  await sql`
    create function count_openings() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        update companies set openings = openings + changed.n
        from (select company_id, count(*) as n from new_rows group by company_id) as changed
        where companies.id = changed.company_id;
      elsif tg_op = 'DELETE' then
        update companies set openings = openings - changed.n
        from (select company_id, count(*) as n from old_rows group by company_id) as changed
        where companies.id = changed.company_id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger jobs_added after insert on jobs referencing new table as new_rows
    for each statement execute function count_openings()`.execute(db);
  await sql`
    create trigger jobs_removed after delete on jobs referencing old table as old_rows
    for each statement execute function count_openings()`.execute(db);
  await sql`
    update companies set openings = counted.n
    from (select company_id, count(*) as n from jobs group by company_id) as counted
    where companies.id = counted.company_id`.execute(db);
}

/** `company_counts` has the number of shown companies for each combination of what they are filtered by. */
async function countCompanies(db: Kysely<never>): Promise<void> {
  await sql`
    create table company_counts (
      zodiac_sign text not null,
      industry text not null,
      country text not null,
      founded_year integer not null,
      employees_band text not null,
      has_openings boolean not null,
      n integer not null,
      primary key (zodiac_sign, industry, country, founded_year, employees_band, has_openings)
    )`.execute(db);
  const combinationOf = sql`zodiac_sign, coalesce(industry, ''), coalesce(country, ''), founded_year,
    coalesce(employees_band, ''), openings > 0`;
  await sql`
    insert into company_counts
    select ${combinationOf}, count(*) from companies where hidden_at is null group by 1, 2, 3, 4, 5, 6`.execute(
    db,
  );
  const addCounts = (rows: string, sign: string) => `
    insert into company_counts as counts
    select zodiac_sign, coalesce(industry, ''), coalesce(country, ''), founded_year, coalesce(employees_band, ''),
      openings > 0, sum(change)
    from (${rows}) as changed group by 1, 2, 3, 4, 5, 6 ${sign} order by 1, 2, 3, 4, 5, 6
    on conflict (zodiac_sign, industry, country, founded_year, employees_band, has_openings)
    do update set n = counts.n + excluded.n;`;
  const added = 'select *, 1 as change from new_rows where hidden_at is null';
  const removed = 'select *, -1 as change from old_rows where hidden_at is null';
  await sql`
    create function count_companies() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${sql.raw(addCounts(added, ''))}
      elsif tg_op = 'DELETE' then ${sql.raw(addCounts(removed, ''))}
      else ${sql.raw(addCounts(`${added} union all ${removed}`, 'having sum(change) <> 0'))}
      end if;
      return null;
    end $$`.execute(db);
  for (const [name, event, tables] of [
    ['companies_added', 'insert', 'new table as new_rows'],
    ['companies_changed', 'update', 'old table as old_rows new table as new_rows'],
    ['companies_removed', 'delete', 'old table as old_rows'],
  ] as const) {
    await sql
      .raw(
        `create trigger ${name} after ${event} on companies referencing ${tables}
         for each statement execute function count_companies()`,
      )
      .execute(db);
  }
}

async function addIndexes(db: Kysely<never>): Promise<void> {
  for (const [name, columns] of [
    ['companies_shown', 'sort_name, id'],
    ['companies_shown_sign', 'zodiac_sign, sort_name, id'],
    ['companies_shown_industry', 'industry, sort_name, id'],
    ['companies_shown_sign_industry', 'zodiac_sign, industry, sort_name, id'],
    ['companies_shown_country', 'country, sort_name, id'],
    ['companies_shown_size', 'employees_band, sort_name, id'],
    ['companies_shown_year', 'founded_year, sort_name, id'],
    ['companies_shown_newest', 'founded_year desc, sort_name, id'],
    ['companies_shown_openings', 'openings desc, sort_name, id'],
  ] as const) {
    await sql.raw(`create index ${name} on companies (${columns}) where hidden_at is null`).execute(db);
  }
  await sql`create index companies_same on companies (same_company_as) where same_company_as is not null`.execute(
    db,
  );
  await sql`create index companies_search on companies using gin (search_text gin_trgm_ops)`.execute(db);
}
