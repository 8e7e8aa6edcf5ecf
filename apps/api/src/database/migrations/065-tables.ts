import { sql, type Kysely } from 'kysely';
import { accountsTables } from './065-tables/accounts.ts';
import { blogTables } from './065-tables/blog.ts';
import { catalogTables } from './065-tables/catalog.ts';
import { openingsTables } from './065-tables/openings.ts';
import { paymentsTables } from './065-tables/payments.ts';

/**
 * Creates all tables as the migrations 001 to 065 left them. A database that has run those is not changed.
 *
 * @throws when the database has run some of them, but not the last
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('users') is not null as exists`.execute(db);
  if (rows[0]?.exists)
    throw new Error(
      'This database was last used by a release older than November 28, 2026. Start that release once, then this one.',
    );
  for (const tables of [catalogTables, openingsTables, accountsTables, paymentsTables, blogTables])
    await sql.raw(tables).execute(db);
}
