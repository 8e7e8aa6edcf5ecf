import { readingTime } from '@org/zodiac-core';
import { sql, type Kysely } from 'kysely';

const batch = 200;

/**
 * Stores what lists show of an article, and the transaction that last changed what readers see, so that a process
 * reads only the articles that have changed.
 */
export async function up(db: Kysely<never>): Promise<void> {
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
