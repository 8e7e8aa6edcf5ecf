import { sql, type Kysely } from 'kysely';

/**
 * The page of a company counts its groups and names its neighbors, the best known first. These indexes hold the rows of each group, and of each year
 * and sign in that order, so that the page does not read the whole list.
 */
export async function up(db: Kysely<never>): Promise<void> {
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
