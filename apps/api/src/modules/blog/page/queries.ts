import type { Db } from '#database/connection.ts';

/** The current slug of the published article that had a slug before. */
export const redirectOf = (db: Db, slug: string) =>
  db
    .selectFrom('blog_redirects')
    .innerJoin('blog_posts', 'blog_posts.id', 'blog_redirects.post_id')
    .where('blog_redirects.slug', '=', slug)
    .where('status', '=', 'published')
    .select('blog_posts.slug')
    .executeTakeFirst();

/** The slug itself, if a published article has it. */
export const publishedSlug = (db: Db, slug: string) =>
  db
    .selectFrom('blog_posts')
    .where('slug', '=', slug)
    .where('status', '=', 'published')
    .select('slug')
    .executeTakeFirst();

export const storedPage = (db: Db, slug: string) =>
  db
    .selectFrom('blog_posts')
    .innerJoin('blog_state', (join) => join.onTrue())
    .where('slug', '=', slug)
    .where('status', '=', 'published')
    .select([
      'blog_posts.id',
      'page',
      'page_template as template',
      'page_version as pageVersion',
      'pages_version as version',
    ])
    .executeTakeFirst();

/** Makes all stored article pages stale. */
export async function increasePagesVersion(db: Db): Promise<void> {
  await db
    .updateTable('blog_state')
    .set(({ eb }) => ({ pages_version: eb('pages_version', '+', 1) }))
    .execute();
}

/** The published articles whose stored page is stale or missing. */
export const stalePages = (db: Db, template: string, max: number) =>
  db
    .selectFrom('blog_posts')
    .innerJoin('blog_state', (join) => join.onTrue())
    .where('status', '=', 'published')
    .where(({ or, eb, ref }) =>
      or([
        eb('page', 'is', null),
        eb('page_template', 'is distinct from', template),
        eb('page_version', 'is distinct from', ref('pages_version')),
      ]),
    )
    .select('blog_posts.id')
    .orderBy('published_at', 'desc')
    .limit(max)
    .execute();

export async function storePage(db: Db, id: number, page: string, template: string): Promise<void> {
  await db
    .updateTable('blog_posts')
    .set(({ selectFrom }) => ({
      page,
      page_template: template,
      page_version: selectFrom('blog_state').select('pages_version'),
    }))
    .where('id', '=', id)
    .execute();
}
