import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table blog_posts (
      id bigint generated always as identity primary key,
      title text not null,
      slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
      content text not null,
      meta_description text not null,
      target_keyword text not null,
      featured_image text,
      status text not null default 'draft' check (status in ('draft', 'scheduled', 'published')),
      published_at timestamptz,
      scheduled_for timestamptz,
      page text,
      page_template text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((status = 'published') = (published_at is not null)),
      check ((status = 'scheduled') = (scheduled_for is not null))
    )`.execute(db);
  await sql`create index blog_posts_published on blog_posts (published_at desc) where status = 'published'`.execute(
    db,
  );
  await sql`create index blog_posts_scheduled on blog_posts (scheduled_for) where status = 'scheduled'`.execute(
    db,
  );
  await sql`
    create table blog_post_revisions (
      id bigint generated always as identity primary key,
      post_id bigint not null references blog_posts (id) on delete cascade,
      title text not null,
      slug text not null,
      content text not null,
      meta_description text not null,
      target_keyword text not null,
      written_at timestamptz not null,
      replaced_at timestamptz not null
    )`.execute(db);
  await sql`create index blog_post_revisions_post on blog_post_revisions (post_id)`.execute(db);
  await sql`
    create table blog_redirects (
      slug text primary key,
      post_id bigint not null references blog_posts (id) on delete cascade
    )`.execute(db);
  await sql`
    create table blog_keywords (
      id bigint generated always as identity primary key,
      keyword text not null,
      search_volume integer check (search_volume >= 0),
      difficulty integer check (difficulty between 0 and 100),
      search_intent text not null,
      category text not null,
      is_active boolean not null default true,
      last_used timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index blog_keywords_keyword on blog_keywords (lower(keyword))`.execute(db);
  await sql`
    create table blog_settings (
      id integer primary key default 1 check (id = 1),
      business_location text not null default 'Global',
      target_word_count integer not null default 2000,
      include_local_seo boolean not null default false,
      auto_publish boolean not null default false,
      generation_frequency text not null default 'weekly',
      is_active boolean not null default true,
      next_article_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
}
