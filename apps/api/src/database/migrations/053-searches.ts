import { sql, type Kysely } from 'kysely';

/**
 * PostgreSQL searches, sorts and counts the lists: words by `tsvector` with GIN, parts of names and misspelled words by `pg_trgm`, pages and
 * counts by b-trees that hold all columns that a list is filtered by, so that only an index is read.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await dropCompanyCounts(db);
  await indexWords(db);
  await indexCompanies(db);
  await describeOpenings(db);
  await indexOpenings(db);
}

/** No release reads `company_counts` any more. */
async function dropCompanyCounts(db: Kysely<never>): Promise<void> {
  for (const trigger of ['companies_added', 'companies_changed', 'companies_removed'])
    await sql`drop trigger ${sql.ref(trigger)} on companies`.execute(db);
  await sql`drop function count_companies()`.execute(db);
  await sql`drop table company_counts`.execute(db);
}

/** The words of a text of plain words between spaces. */
const wordsOf = (column: string): string =>
  `tsvector not null generated always as (array_to_tsvector(array_remove(string_to_array(${column}, ' '), ''))) stored`;

/** Without fast updates, because a search would read all rows that wait for their place in an index. */
async function indexWords(db: Kysely<never>): Promise<void> {
  await sql`alter index catalog_names_term set (fastupdate = off)`.execute(db);
  for (const table of ['companies', 'car_brands', 'us_states'])
    await sql.raw(`alter table ${table} add column search ${wordsOf('search_text')}`).execute(db);
  await sql.raw(`alter table catalog_names add column words ${wordsOf('term')}`).execute(db);
  await sql`create index catalog_names_words on catalog_names using gin (words) with (fastupdate = off)`.execute(
    db,
  );
  // A misspelled word is looked for by its trigrams, and no longer by its first or second half.
  await sql`create index catalog_words_similar on catalog_words using gin (word gin_trgm_ops) with (fastupdate = off)`.execute(
    db,
  );
  for (const unused of ['start', 'end', 'length_start', 'length_end'])
    await sql.raw(`drop index catalog_words_${unused}`).execute(db);
}

/** The columns that companies are filtered by. */
const filtered = ['zodiac_sign', 'industry', 'country', 'employees_band', 'founded_year', 'openings'];

async function indexCompanies(db: Kysely<never>): Promise<void> {
  for (const [name, order] of [
    ['name', ''],
    ['sign', 'zodiac_sign'],
    ['industry', 'industry'],
    ['country', 'country'],
    ['size', 'employees_band'],
    ['year', 'founded_year'],
    ['openings', 'openings desc'],
  ] as const) {
    const others = filtered.filter((column) => column !== order.split(' ')[0]);
    const columns = [...(order ? [order] : []), 'sort_name', 'id'].join(', ');
    await sql
      .raw(
        `create index companies_by_${name} on companies (${columns}) include (${others.join(', ')})
         where hidden_at is null`,
      )
      .execute(db);
  }
  await sql`drop index companies_shown`.execute(db);
  await sql`drop index companies_shown_sign`.execute(db);
  await sql`create index companies_search on companies using gin (search) with (fastupdate = off)`.execute(
    db,
  );
  await sql`
    create index companies_texts on companies
    using gin (name gin_trgm_ops, industry gin_trgm_ops, location gin_trgm_ops)`.execute(db);
}

/**
 * An opening has what lists filter and sort it by, also of its company, so that no list joins 100,000 openings to their companies. Triggers
 * keep it, because the release before writes openings without it.
 */
async function describeOpenings(db: Kysely<never>): Promise<void> {
  // Equals `plainWords` of the API. The collation knows the letters of all languages, whatever the collation
  // of the database.
  await sql`
    create function plain_words(text) returns text language sql immutable parallel safe as $$
      select btrim(regexp_replace(replace(replace(replace(replace(replace(replace(
        translate(
          regexp_replace(lower(normalize($1, nfkd) collate "und-x-icu"), '[\\u0300-\\u036F]', '', 'g'),
          'øłđðı''’‘\`.', 'olddi'),
        'þ', 'th'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), '&', ' and '), '+', ' and '), '[^[:alnum:]]+', ' ', 'g'))
    $$`.execute(db);
  await sql`
    alter table openings
      add column zodiac_sign text,
      add column industry text,
      add column company_sort_name text,
      add column is_company_hidden boolean,
      add column sort_title text collate "C",
      add column search tsvector`.execute(db);
  await sql`
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
    end $$`.execute(db);
  await sql`
    create trigger openings_described before insert or update of company_id, title, places on openings
    for each row execute function describe_opening()`.execute(db);
  await sql`
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
    end $$`.execute(db);
  await sql`
    create trigger companies_described after update on companies
    referencing old table as old_rows new table as new_rows
    for each statement execute function describe_openings_again()`.execute(db);
  await sql`update openings set company_id = company_id`.execute(db);
}

async function indexOpenings(db: Kysely<never>): Promise<void> {
  const newest = 'posted_date desc nulls last, id';
  for (const [name, columns] of [
    ['newest', newest],
    ['sign', `zodiac_sign, ${newest}`],
    ['industry', `industry, ${newest}`],
    ['department', `department, ${newest}`],
    ['company', 'company_sort_name, id'],
    ['title', 'sort_title, id'],
  ] as const) {
    await sql
      .raw(
        `create index openings_by_${name} on openings (${columns}) where closed_at is null and not is_company_hidden`,
      )
      .execute(db);
  }
  for (const column of ['search', 'countries', 'places'])
    await sql
      .raw(`create index openings_${column} on openings using gin (${column}) with (fastupdate = off)`)
      .execute(db);
}
