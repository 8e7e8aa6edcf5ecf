import { sql, type Kysely } from 'kysely';

/** The lists are filtered, ordered and searched in memory, so these indexes only slow down imports. */
const unused = [
  'companies_shown_industry',
  'companies_shown_sign_industry',
  'companies_shown_country',
  'companies_shown_size',
  'companies_shown_year',
  'companies_shown_newest',
  'companies_shown_openings',
  'companies_search',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const name of unused) await sql`drop index if exists ${sql.ref(name)}`.execute(db);
}
