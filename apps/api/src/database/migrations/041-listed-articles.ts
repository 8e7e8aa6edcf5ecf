import { sql, type Kysely } from 'kysely';

/** Admins read the list of articles by page, and see which have the keyword of another. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index blog_posts_listed on blog_posts (updated_at desc, id desc) where deleted_at is null`.execute(
    db,
  );
  await sql`create index blog_posts_keyword on blog_posts (lower(target_keyword)) where deleted_at is null`.execute(
    db,
  );
}
