/** The tables of the blog, visits, and the running of the product. */
export const blogTables = `
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
  page_version bigint,
  updated_by text,
  deleted_at timestamptz,
  cited jsonb,
  figure jsonb,
  is_stale boolean not null default false,
  rewritten_at timestamptz,
  image_alt text,
  image_width integer,
  image_height integer,
  reading_minutes integer check (reading_minutes >= 0),
  category text,
  subjects text[],
  check ((status = 'published') = (published_at is not null)),
  check ((status = 'scheduled') = (scheduled_for is not null))
);
create index blog_posts_deleted on blog_posts (deleted_at) where deleted_at is not null;
create index blog_posts_keyword on blog_posts (lower(target_keyword)) where deleted_at is null;
create index blog_posts_listed on blog_posts (updated_at desc, id desc) where deleted_at is null;
create index blog_posts_published on blog_posts (published_at desc) where status = 'published';
create index blog_posts_scheduled on blog_posts (scheduled_for) where status = 'scheduled';
create index blog_posts_subjects on blog_posts using gin (subjects) with (fastupdate = off);
create index blog_posts_uncategorised on blog_posts (id) where category is null;
create index blog_posts_without_subjects on blog_posts (id) where subjects is null;

create table blog_post_revisions (
  id bigint generated always as identity primary key,
  post_id bigint not null references blog_posts on delete cascade,
  title text not null,
  slug text not null,
  content text not null,
  meta_description text not null,
  target_keyword text not null,
  written_at timestamptz not null,
  replaced_at timestamptz not null
);
create index blog_post_revisions_post on blog_post_revisions (post_id);

create table blog_redirects (
  slug text primary key,
  post_id bigint not null references blog_posts on delete cascade
);

create table blog_images (
  hash text primary key,
  content bytea not null,
  created_at timestamptz not null default now()
);

create table blog_link_runs (
  id bigint generated always as identity primary key,
  ran_at timestamptz not null,
  undone_at timestamptz
);

create table blog_links_added (
  run_id bigint references blog_link_runs on delete cascade,
  post_id bigint references blog_posts on delete cascade,
  path text,
  words text not null,
  primary key (run_id, post_id, path)
);
create index blog_links_added_post on blog_links_added (post_id);

create table blog_keywords (
  id bigint generated always as identity primary key,
  keyword text not null,
  search_volume integer check (search_volume >= 0),
  difficulty integer check (difficulty between 0 and 100),
  search_intent text not null,
  category text not null,
  is_active boolean not null default true,
  last_used timestamptz,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  refusal text
);
create unique index blog_keywords_keyword on blog_keywords (lower(keyword));

create table blog_settings (
  id integer default 1 primary key check (id = 1),
  business_location text not null default 'Global',
  target_word_count integer not null default 2000,
  include_local_seo boolean not null default false,
  auto_publish boolean not null default false,
  generation_frequency text not null default 'weekly',
  is_active boolean not null default true,
  next_article_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_run_at timestamptz,
  last_result text,
  editor_name text
);

create table blog_state (
  id integer default 1 primary key check (id = 1),
  pages_version bigint not null default 1,
  text_rules integer not null default 0
);

-- The job \`keep-page-view-months\` adds a partition for each month.
create table page_views (
  day date,
  path text,
  views bigint not null,
  primary key (day, path)
) partition by range (day);

create table page_views_default partition of page_views default;

create table visits (
  day date,
  kind text,
  visits bigint not null,
  primary key (day, kind)
);

create table leases (
  name text primary key,
  holder text not null,
  expires_at timestamptz not null
);

-- The columns are those of rate-limiter-flexible, which inserts them by their order. Unlogged, because a write costs
-- less, and counts that start from zero after a crash of the database do no harm.
create unlogged table rate_limits (
  key text primary key,
  points integer not null,
  expire bigint not null
);
create index rate_limits_expire on rate_limits (expire);

-- A missing backup is noticed by the processes, which do not see the folder of backups.
create table backups (
  made_at timestamptz primary key,
  bytes bigint not null
);

create table content_changes (
  changed_in xid8 default pg_current_xact_id(),
  topic text,
  changed_at timestamptz not null default now(),
  primary key (changed_in, topic)
);
create index content_changes_age on content_changes (changed_at);

insert into blog_state default values;`;
