/** The tables of the lists and their search. */
export const catalogTables = `
-- Part of PostgreSQL and trusted: the owner of the database may create it without being a superuser.
create extension if not exists pg_trgm;

-- Pages and counts use b-trees with all columns that a list is filtered by, so that only an index is read. Indexes of
-- words have no fast updates: a search would read all rows that wait for their place in the index.
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
  scraped_at timestamptz,
  slug text not null default gen_random_uuid()::text unique,
  sort_name text not null default '',
  source_key text unique,
  legal_name text,
  former_names text[] not null default '{}',
  aliases text[] not null default '{}',
  parent text,
  status text check (status in ('acquired', 'merged', 'bankrupt', 'closed')),
  status_year integer,
  known_for text,
  founders text[] not null default '{}',
  sub_industry text,
  city text,
  region text,
  latitude double precision,
  longitude double precision,
  employees_band text,
  employees_year integer,
  ticker text,
  exchange text,
  listing_symbol text,
  market_cap_class text,
  wikidata_id text,
  date_source text,
  same_company_as text,
  hidden_at timestamptz,
  openings integer not null default 0,
  search_text text not null default '',
  search tsvector not null
    generated always as (array_to_tsvector(array_remove(string_to_array(search_text, ' '), ''))) stored
);
create index companies_by_branch on companies (sub_industry, country) where hidden_at is null;
create index companies_by_city on companies (city, country)
  include (id, zodiac_sign, founded_year) where hidden_at is null;
create index companies_by_country on companies (country, sort_name, id)
  include (zodiac_sign, industry, employees_band, founded_year, openings) where hidden_at is null;
create index companies_by_day on companies (founded_year, founded_month, founded_day) where hidden_at is null;
-- The order in which pages name companies, the best known first.
create index companies_by_fame_in_sign on companies (
  zodiac_sign, industry, (market_cap_class is not distinct from 'Mega Cap') desc,
  (employees_band is not distinct from '10001+') desc,
  (logo_url is not null) desc, sort_name
) where hidden_at is null;
create index companies_by_fame_in_year on companies (
  founded_year, (market_cap_class is not distinct from 'Mega Cap') desc,
  (employees_band is not distinct from '10001+') desc,
  (logo_url is not null) desc, sort_name
) where hidden_at is null;
create index companies_by_founder on companies using gin (founders) with (fastupdate = off) where hidden_at is null;
create index companies_by_industry on companies (industry, sort_name, id)
  include (zodiac_sign, country, employees_band, founded_year, openings) where hidden_at is null;
create index companies_by_name on companies (sort_name, id)
  include (zodiac_sign, industry, country, employees_band, founded_year, openings) where hidden_at is null;
create index companies_by_openings on companies (openings desc, sort_name, id)
  include (zodiac_sign, industry, country, employees_band, founded_year) where hidden_at is null;
create index companies_by_owner on companies (parent) where hidden_at is null;
create index companies_by_sign on companies (zodiac_sign, sort_name, id)
  include (industry, country, employees_band, founded_year, openings) where hidden_at is null;
create index companies_by_size on companies (employees_band, sort_name, id)
  include (zodiac_sign, industry, country, founded_year, openings) where hidden_at is null;
create index companies_by_year on companies (founded_year, sort_name, id)
  include (zodiac_sign, industry, country, employees_band, openings) where hidden_at is null;
create unique index companies_name on companies (lower(name));
create index companies_same on companies (same_company_as) where same_company_as is not null;
create index companies_search on companies using gin (search) with (fastupdate = off);
create index companies_sign on companies (zodiac_sign, lower(name));
create index companies_texts on companies using gin (name gin_trgm_ops, industry gin_trgm_ops, location gin_trgm_ops);

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
  created_at timestamptz not null default now(),
  slug text not null default gen_random_uuid()::text unique,
  sort_name text not null default '',
  founded_day integer check (founded_day between 1 and 31),
  aliases text[] not null default '{}',
  founders text[] not null default '{}',
  hq_city text,
  parent text,
  end_year integer,
  models jsonb not null default '[]',
  known_for text,
  date_source text,
  year_note text,
  hidden_at timestamptz,
  search_text text not null default '',
  search tsvector not null
    generated always as (array_to_tsvector(array_remove(string_to_array(search_text, ' '), ''))) stored
);
create unique index car_brands_name on car_brands (lower(name));

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
  created_at timestamptz not null default now(),
  slug text not null default gen_random_uuid()::text unique,
  sort_name text not null default '',
  statehood_day integer check (statehood_day between 1 and 31),
  aliases text[] not null default '{}',
  abbreviation text,
  division text,
  largest_city text,
  admission_order integer,
  motto text,
  motto_translation text,
  flower text,
  bird text,
  tree text,
  time_zones text[] not null default '{}',
  capital_latitude double precision,
  capital_longitude double precision,
  how_joined text,
  hidden_at timestamptz,
  search_text text not null default '',
  search tsvector not null
    generated always as (array_to_tsvector(array_remove(string_to_array(search_text, ' '), ''))) stored
);
create unique index us_states_name on us_states (lower(name));

create table catalog_names (
  kind text check (kind in ('company', 'carBrand', 'usState')),
  row_id bigint,
  field text,
  shown text not null,
  term text not null,
  compact text,
  words tsvector not null
    generated always as (array_to_tsvector(array_remove(string_to_array(term, ' '), ''))) stored,
  primary key (kind, row_id, field, compact)
);
create index catalog_names_compact on catalog_names (kind, compact text_pattern_ops);
create index catalog_names_term on catalog_names using gin (term gin_trgm_ops) with (fastupdate = off);
create index catalog_names_words on catalog_names using gin (words) with (fastupdate = off);

create table catalog_words (
  kind text,
  word text,
  primary key (kind, word)
);
create index catalog_words_similar on catalog_words using gin (word gin_trgm_ops) with (fastupdate = off);

create table wikidata_facts (
  company_id bigint primary key references companies on delete cascade,
  item text not null,
  description text,
  founders text[] not null,
  head_office text,
  employees integer,
  employees_year integer,
  read_at timestamptz not null,
  impossible_founders text[] not null default '{}'
);`;
