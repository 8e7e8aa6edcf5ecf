import { sql, type Kysely } from 'kysely';

/** Drops the tables and columns that neither this release nor the one before it uses. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`drop table leases`.execute(db);
  await sql`drop table content_changes`.execute(db);
  await sql`alter table blog_posts drop column page, drop column page_template, drop column page_version`.execute(
    db,
  );
  await sql`alter table blog_state drop column pages_version`.execute(db);
}
