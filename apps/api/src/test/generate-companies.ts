import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';

/**
 * Adds generated companies, spread over signs, industries, countries and years as real ones are: few values have most of
 * them.
 */
export async function generateCompanies(db: Db, count: number): Promise<void> {
  await sql`
    insert into companies (name, sort_name, slug, source_key, founded_year, zodiac_sign, industry, country, city,
      employees_band, source, description, search_text)
    select name, name, 'generated-' || n, name, year,
      (array['rat','ox','tiger','rabbit','dragon','snake','horse','goat','monkey','rooster','dog','pig'])[(year + 8) % 12 + 1],
      (array['Technology','Financial Services','Healthcare','Retail','Manufacturing','Energy','Media'])[1 + floor(7 * power(random(), 2))::int],
      (array['United States','China','Japan','Germany','France','India','Canada','Brazil','Italy','Norway'])[1 + floor(10 * power(random(), 3))::int],
      'City ' || n % 997,
      (array[null,null,null,null,'1-50','51-200','201-1000','1001-10000','10001+'])[1 + n % 9],
      'generated', 'Generated.',
      ' ' || name || ' city ' || n % 997 || ' founder' || n % 5003 || ' '
    from (
      select n, 'generated quux' || n || ' ' || substr(md5(n::text), 1, 7) as name,
        2025 - floor(150 * power(random(), 2))::int as year
      from generate_series(1, ${count}::int) as n
    ) as generated`.execute(db);
  await sql`
    insert into catalog_names (kind, row_id, field, shown, term, compact)
    select 'company', id, 'name', name, ' ' || name || ' ', replace(name, ' ', '')
    from companies where source = 'generated'`.execute(db);
  await sql`
    insert into catalog_words (kind, word)
    select distinct 'company', word from companies, string_to_table(btrim(search_text), ' ') as word
    where source = 'generated' and length(word) between 3 and 40 on conflict do nothing`.execute(db);
  for (const table of ['companies', 'catalog_names', 'catalog_words', 'company_counts'])
    await sql`analyze ${sql.table(table)}`.execute(db);
}
