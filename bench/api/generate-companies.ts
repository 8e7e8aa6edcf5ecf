import type pg from 'pg';

/**
 * Adds generated companies, spread over signs, industries, countries and years as unevenly as real ones: a few values have most
 * of them. They are stored as results of a refresh, so that the import of a later start does not hide them.
 */
export async function generateCompanies(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into companies (name, sort_name, slug, source_key, founded_year, zodiac_sign, industry, sub_industry, country, city,
       founders, employees_band, openings, source, scraped_at, description, search_text)
     select name, name, 'generated-' || id, name, year,
       (array['rat','ox','tiger','rabbit','dragon','snake','horse','goat','monkey','rooster','dog','pig'])[(year + 8) % 12 + 1],
       (array['Technology','Financial Services','Healthcare','Retail','Manufacturing','Energy','Media'])[1 + floor(7 * power(random(), 2))::int],
       'Branch ' || id % 61,
       (array['United States','China','Japan','Germany','France','India','Canada','Brazil','Italy','Norway'])[1 + floor(10 * power(random(), 3))::int],
       'City ' || id % 997, array['Founder ' || id % 5003],
       (array[null,null,null,null,'1-50','51-200','201-1000','1001-10000','10001+'])[1 + id % 9],
       greatest(0, id % 40 - 30), 'generated', now(), 'Generated.',
       ' ' || name || ' city ' || id % 997 || ' founder' || id % 5003 || ' '
     from (
       select id, 'generated quux' || id || ' ' || substr(md5(id::text), 1, 7) as name,
         2025 - floor(150 * power(random(), 2))::int as year
       from (select max(id) as last from companies) as stored, generate_series(last + 1, last + $1::int) as id
     ) as generated`,
    [count],
  );
  await client.query(
    `insert into catalog_names (kind, row_id, field, shown, term, compact)
     select 'company', id, 'name', name, ' ' || name || ' ', replace(name, ' ', '')
     from companies where source = 'generated' on conflict do nothing`,
  );
  await client.query(
    `insert into catalog_words (kind, word)
     select distinct 'company', word from companies, string_to_table(btrim(search_text), ' ') as word
     where source = 'generated' and length(word) between 3 and 40 on conflict do nothing`,
  );
  await client.query('analyze companies, catalog_names, catalog_words');
}
