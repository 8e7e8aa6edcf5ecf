import { readingTime } from '@org/zodiac-core';
import { sql, type Kysely } from 'kysely';

export async function pageViews(db: Kysely<never>): Promise<void> {
  await sql`
    create table page_views (
      day date not null,
      path text not null,
      views bigint not null,
      primary key (day, path)
    )`.execute(db);
}

export async function articles(db: Kysely<never>): Promise<void> {
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

export async function articlePages(db: Kysely<never>): Promise<void> {
  await sql`
    create table blog_state (
      id integer primary key default 1 check (id = 1),
      pages_version bigint not null default 1,
      text_rules integer not null default 0
    )`.execute(db);
  await sql`insert into blog_state default values`.execute(db);
  await sql`alter table blog_posts add column page_version bigint, add column updated_by text`.execute(db);
}

export async function deletedArticles(db: Kysely<never>): Promise<void> {
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

export async function articleUpkeep(db: Kysely<never>): Promise<void> {
  // Articles of before have neither: they get both when they are composed again.
  await sql`
    alter table blog_posts
      add column cited jsonb,
      add column figure jsonb,
      add column is_stale boolean not null default false`.execute(db);
  await sql`alter table blog_settings add column editor_name text`.execute(db);
}

export async function visitsAndLinkRuns(db: Kysely<never>): Promise<void> {
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

export async function articleImages(db: Kysely<never>): Promise<void> {
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

const batch = 200;

/**
 * What lists show of an article is stored with it, and each article names the transaction that last changed what readers see of it, so
 * that a process reads the articles that have changed and not all.
 */
export async function publishedArticles(db: Kysely<never>): Promise<void> {
  await sql`
    alter table blog_posts
      add column reading_minutes integer check (reading_minutes >= 0),
      add column category text`.execute(db);
  await storeReadingTimes(db);
  // The default is evaluated once for all stored rows, so the table is not written again.
  await sql`alter table blog_posts add column changed_in xid8 not null default pg_current_xact_id()`.execute(
    db,
  );
  await sql`create index blog_posts_changed on blog_posts (changed_in)`.execute(db);
  await sql`create index blog_posts_uncategorised on blog_posts (id) where category is null`.execute(db);
  // The other columns are not shown to readers.
  await sql`
    create trigger blog_posts_marked
      before update of title, slug, content, meta_description, target_keyword, featured_image, status, published_at, updated_at,
        updated_by, deleted_at, figure, reading_minutes, category
      on blog_posts for each row execute function mark_change()`.execute(db);
  // A row that is gone has no mark. All articles are read again then, so it counts only where readers had the article.
  await sql`
    create trigger blog_posts_removed after delete on blog_posts
      for each row when (old.status = 'published' and old.deleted_at is null)
      execute function note_change('articleRemovals')`.execute(db);
  await sql`
    create trigger blog_posts_truncated after truncate on blog_posts
      for each statement execute function note_change('articleRemovals')`.execute(db);
}

async function storeReadingTimes(db: Kysely<never>): Promise<void> {
  for (let last = 0; ;) {
    const { rows } = await sql<{ id: number; content: string }>`
      select id, content from blog_posts where id > ${last} order by id limit ${batch}`.execute(db);
    for (const { id, content } of rows)
      await sql`update blog_posts set reading_minutes = ${readingTime(content)} where id = ${id}`.execute(db);
    if (rows.length < batch) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Admins read the list of articles by page, and see which have the keyword of another. */
export async function listedArticles(db: Kysely<never>): Promise<void> {
  await sql`create index blog_posts_listed on blog_posts (updated_at desc, id desc) where deleted_at is null`.execute(
    db,
  );
  await sql`create index blog_posts_keyword on blog_posts (lower(target_keyword)) where deleted_at is null`.execute(
    db,
  );
}

/**
 * Divides the views by month. What is stored becomes the partition of all months that have none yet, so that no row is moved or read, and the
 * lock lasts a few milliseconds at any size (7 ms with 3.7 million rows). The job `keep-page-view-months` then moves one month after the
 * other to its partition, which locks the views for less than a second each (up to 3 s with 3.7 million rows on a busy machine); what is counted
 * meanwhile is stored later. The release before finds the same table, with the same key.
 */
export async function pageViewsByMonth(db: Kysely<never>): Promise<void> {
  await sql`alter table page_views rename to page_views_default`.execute(db);
  await sql`alter index page_views_pkey rename to page_views_default_pkey`.execute(db);
  await sql`
    create table page_views (
      day date not null,
      path text not null,
      views bigint not null,
      primary key (day, path)
    ) partition by range (day)`.execute(db);
  await sql`alter table page_views attach partition page_views_default default`.execute(db);
}

/** The subjects of an article are stored with it, so that PostgreSQL finds the articles on a subject. The job of the categories fills them in. */
export async function articleSubjects(db: Kysely<never>): Promise<void> {
  await sql`alter table blog_posts add column subjects text[]`.execute(db);
  await sql`create index blog_posts_subjects on blog_posts using gin (subjects) with (fastupdate = off)`.execute(
    db,
  );
  await sql`create index blog_posts_without_subjects on blog_posts (id) where subjects is null`.execute(db);
}
