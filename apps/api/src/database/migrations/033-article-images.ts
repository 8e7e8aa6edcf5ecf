import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table blog_images (
      hash text primary key,
      content bytea not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    alter table blog_posts
      add column image_alt text,
      add column image_width integer,
      add column image_height integer`.execute(db);
}
