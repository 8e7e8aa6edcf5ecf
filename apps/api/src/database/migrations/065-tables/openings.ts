/** The tables of the openings, and the refresh of a sign from its sources. */
export const openingsTables = `
-- A posting that is no longer listed at its source is closed and kept, so that a role that is posted again is known.
create table jobs (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies on delete cascade,
  title text not null,
  location text,
  department text,
  type text,
  salary text,
  description text,
  posted_date date,
  indeed_url text,
  scraped_at timestamptz not null default now(),
  source text not null,
  source_id text not null,
  url text not null,
  work_mode text check (work_mode in ('remote', 'hybrid', 'on-site')),
  places text[] not null default '{}',
  countries text[] not null default '{}',
  first_seen_at timestamptz not null default now(),
  last_verified_at timestamptz not null default now(),
  closed_at timestamptz
);
create unique index jobs_source on jobs (company_id, source, source_id);

-- A role, with its postings in several places as one row. Triggers fill the columns of its company and its words, so
-- that no list joins 100,000 openings to their companies.
create table openings (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies on delete cascade,
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
  zodiac_sign text,
  industry text,
  company_sort_name text,
  is_company_hidden boolean,
  sort_title text collate "C",
  search tsvector,
  unique (company_id, role_key)
);
create index openings_by_company on openings (company_sort_name, id)
  where closed_at is null and not is_company_hidden;
create index openings_by_department on openings (department, posted_date desc nulls last, id)
  where closed_at is null and not is_company_hidden;
create index openings_by_industry on openings (industry, posted_date desc nulls last, id)
  where closed_at is null and not is_company_hidden;
create index openings_by_newest on openings (posted_date desc nulls last, id)
  where closed_at is null and not is_company_hidden;
create index openings_by_sign on openings (zodiac_sign, posted_date desc nulls last, id)
  where closed_at is null and not is_company_hidden;
create index openings_by_title on openings (sort_title, id) where closed_at is null and not is_company_hidden;
create index openings_countries on openings using gin (countries) with (fastupdate = off);
create index openings_open on openings (id) where closed_at is null;
create index openings_places on openings using gin (places) with (fastupdate = off);
create index openings_search on openings using gin (search) with (fastupdate = off);

create table job_boards (
  company_id bigint references companies on delete cascade,
  board text,
  token text,
  primary key (company_id, board, token)
);

create table careers_checks (
  company_id bigint primary key references companies on delete cascade,
  checked_at timestamptz not null
);

create table scrapes (
  zodiac text primary key,
  run_id uuid not null,
  state text not null check (state in ('running', 'done', 'failed', 'cancelled')),
  step text not null,
  done integer not null default 0,
  total integer not null default 0,
  message text,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  finished_at timestamptz,
  started_by text,
  is_cancelled boolean not null default false
);

create table source_runs (
  source text,
  zodiac text,
  finished_at timestamptz not null,
  requests integer not null,
  failures jsonb not null,
  new_companies integer not null,
  new_openings integer not null,
  changed_openings integer not null,
  closed_openings integer not null,
  primary key (source, zodiac)
);

-- The number of open roles of a company.
create function count_openings() returns trigger language plpgsql as $$
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
end $$;
create trigger openings_added after insert on openings
  referencing new table as new_rows for each statement execute function count_openings();
create trigger openings_changed after update on openings
  referencing old table as old_rows new table as new_rows for each statement execute function count_openings();
create trigger openings_removed after delete on openings
  referencing old table as old_rows for each statement execute function count_openings();

-- Equals \`plainWords\` of the API. The collation knows the letters of all languages, whatever the collation of the database.
create function plain_words(text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(replace(replace(replace(replace(replace(replace(
    translate(
      regexp_replace(lower(normalize($1, nfkd) collate "und-x-icu"), '[\\u0300-\\u036F]', '', 'g'),
      'øłđðı''’‘\`.', 'olddi'),
    'þ', 'th'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), '&', ' and '), '+', ' and '), '[^[:alnum:]]+', ' ', 'g'))
$$;
create function describe_opening() returns trigger language plpgsql as $$
declare company record;
begin
  select name, sort_name, zodiac_sign, industry, hidden_at into company from companies where id = new.company_id;
  new.zodiac_sign := company.zodiac_sign;
  new.industry := company.industry;
  new.company_sort_name := company.sort_name;
  new.is_company_hidden := company.hidden_at is not null;
  new.sort_title := plain_words(new.title);
  new.search := setweight(to_tsvector('simple', new.sort_title), 'A')
    || setweight(to_tsvector('simple', plain_words(company.name)), 'B')
    || setweight(to_tsvector('simple', plain_words(array_to_string(new.places, ' '))), 'C');
  return new;
end $$;
create trigger openings_described before insert or update of company_id, title, places on openings
  for each row execute function describe_opening();
create function describe_openings_again() returns trigger language plpgsql as $$
declare changed bigint[];
begin
  select array_agg(present.id) into changed
  from old_rows as was join new_rows as present on present.id = was.id
  where (was.name, was.sort_name, was.zodiac_sign, was.industry, was.hidden_at)
    is distinct from (present.name, present.sort_name, present.zodiac_sign, present.industry, present.hidden_at);
  -- The triggers of openings update companies, and so come here again.
  if changed is not null then
    update openings set company_id = company_id where company_id = any(changed);
  end if;
  return null;
end $$;
create trigger companies_described after update on companies
  referencing old table as old_rows new table as new_rows
  for each statement execute function describe_openings_again();`;
