import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // Articles of before have neither: they get both when they are composed again.
  await sql`
    alter table blog_posts
      add column cited jsonb,
      add column figure jsonb,
      add column is_stale boolean not null default false`.execute(db);
  await sql`alter table blog_settings add column editor_name text`.execute(db);
}
