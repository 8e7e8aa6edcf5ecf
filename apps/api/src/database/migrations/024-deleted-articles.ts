import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // Deleted rows stay for a while, so that a deletion can be undone.
  await sql`alter table blog_posts add column deleted_at timestamptz`.execute(db);
  await sql`create index blog_posts_deleted on blog_posts (deleted_at) where deleted_at is not null`.execute(
    db,
  );
  await sql`
    alter table blog_keywords
      add column deleted_at timestamptz,
      add column refusal text`.execute(db);
  await sql`
    alter table blog_settings
      add column last_run_at timestamptz,
      add column last_result text`.execute(db);
}
