import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table blog_state (
      id integer primary key default 1 check (id = 1),
      pages_version bigint not null default 1,
      text_rules integer not null default 0
    )`.execute(db);
  await sql`insert into blog_state default values`.execute(db);
  await sql`alter table blog_posts add column page_version bigint, add column updated_by text`.execute(db);
}
