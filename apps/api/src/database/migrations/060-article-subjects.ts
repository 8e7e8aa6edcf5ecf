import { sql, type Kysely } from 'kysely';

/** The subjects of an article are stored with it, so that PostgreSQL finds the articles on a subject. The job of the categories fills them in. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table blog_posts add column subjects text[]`.execute(db);
  await sql`create index blog_posts_subjects on blog_posts using gin (subjects) with (fastupdate = off)`.execute(
    db,
  );
  await sql`create index blog_posts_without_subjects on blog_posts (id) where subjects is null`.execute(db);
}
