import type { Db } from '#database/connection.ts';

/** The current slug of the published article that had a slug before. */
export const redirectOf = (db: Db, slug: string) =>
  db
    .selectFrom('blogRedirects')
    .innerJoin('blogPosts', 'blogPosts.id', 'blogRedirects.postId')
    .where('blogRedirects.slug', '=', slug)
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
    .select('blogPosts.slug')
    .executeTakeFirst();

/** The slug itself, if a published article has it. */
export const publishedSlug = (db: Db, slug: string) =>
  db
    .selectFrom('blogPosts')
    .where('slug', '=', slug)
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
    .select('slug')
    .executeTakeFirst();

/** What the share picture of a published article shows. */
export const pictured = (db: Db, slug: string) =>
  db
    .selectFrom('blogPosts')
    .where('slug', '=', slug)
    .where('status', '=', 'published')
    .select(['title', 'targetKeyword'])
    .executeTakeFirst();

export const storedPage = (db: Db, slug: string) =>
  db
    .selectFrom('blogPosts')
    .innerJoin('blogState', (join) => join.onTrue())
    .where('slug', '=', slug)
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
    .select(['blogPosts.id', 'page', 'pageTemplate as template', 'pageVersion', 'pagesVersion as version'])
    .executeTakeFirst();

/** Makes all stored article pages stale. */
export async function increasePagesVersion(db: Db): Promise<void> {
  await db
    .updateTable('blogState')
    .set(({ eb }) => ({ pagesVersion: eb('pagesVersion', '+', 1) }))
    .execute();
}

/** The published articles whose stored page is stale or missing. */
export const stalePages = (db: Db, template: string, max: number) =>
  db
    .selectFrom('blogPosts')
    .innerJoin('blogState', (join) => join.onTrue())
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
    .where(({ or, eb, ref }) =>
      or([
        eb('page', 'is', null),
        eb('pageTemplate', 'is distinct from', template),
        eb('pageVersion', 'is distinct from', ref('pagesVersion')),
      ]),
    )
    .select('blogPosts.id')
    .orderBy('publishedAt', 'desc')
    .limit(max)
    .execute();

export async function storePage(db: Db, id: number, page: string, template: string): Promise<void> {
  await db
    .updateTable('blogPosts')
    .set(({ selectFrom }) => ({
      page,
      pageTemplate: template,
      pageVersion: selectFrom('blogState').select('pagesVersion'),
    }))
    .where('id', '=', id)
    .execute();
}
