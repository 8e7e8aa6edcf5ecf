import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table visits (
      day date not null,
      kind text not null,
      visits bigint not null,
      primary key (day, kind)
    )`.execute(db);
  await sql`
    create table blog_link_runs (
      id bigint generated always as identity primary key,
      ran_at timestamptz not null,
      undone_at timestamptz
    )`.execute(db);
  await sql`
    create table blog_links_added (
      run_id bigint not null references blog_link_runs on delete cascade,
      post_id bigint not null references blog_posts on delete cascade,
      path text not null,
      words text not null,
      primary key (run_id, post_id, path)
    )`.execute(db);
  // Without this index, the deletion of an article would read the whole table.
  await sql`create index blog_links_added_post on blog_links_added (post_id)`.execute(db);
  await sql`alter table blog_posts add column rewritten_at timestamptz`.execute(db);
}
