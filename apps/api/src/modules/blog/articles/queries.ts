import { sql, type Insertable, type Updateable } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { Database } from '#database/schema.ts';
import type { PostRevision } from '@org/api-contract';
import { ApiError } from '#kernel/api-error.ts';

const postColumns = [
  'id',
  'title',
  'slug',
  'content',
  'metaDescription',
  'targetKeyword',
  'featuredImage',
  'imageAlt',
  'imageWidth',
  'imageHeight',
  'status',
  'publishedAt',
  'scheduledFor',
  'createdAt',
  'updatedAt',
  'updatedBy',
  'figure',
  'isStale',
] as const;

/** All articles that are not deleted. */
const posts = (db: Db) => db.selectFrom('blogPosts').select(postColumns).where('deletedAt', 'is', null);

export type Post = Awaited<ReturnType<typeof allPosts>>[number];

/** All articles, last changed first. */
export const allPosts = (db: Db) => posts(db).orderBy('updatedAt', 'desc').orderBy('id', 'desc').execute();

/**
 * Takes the advisory lock of all articles until the transaction ends. Changes of articles are serialized, because each may
 * change the lists on every other page.
 */
export async function lockArticles(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(7011)`.execute(trx);
}

/** Reads an article under the lock of all articles. @throws ApiError `not_found` */
export async function lockedPost(trx: Db, id: number): Promise<Post> {
  await lockArticles(trx);
  const post = await postById(trx, id);
  if (!post) throw new ApiError('not_found');
  return post;
}

export const postById = (db: Db, id: number) => posts(db).where('id', '=', id).executeTakeFirst();

/** The published article with a slug. */
export const publishedPost = (db: Db, slug: string) =>
  posts(db)
    .where('slug', '=', slug)
    .where('status', '=', 'published')
    .$narrowType<{ publishedAt: Date }>()
    .executeTakeFirst();

/** The keywords and titles of all articles, for comparisons. */
export const keywordsAndTitles = (db: Db) =>
  db
    .selectFrom('blogPosts')
    .select(['id', 'slug', 'title', 'targetKeyword', 'status'])
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();

export const textsById = async (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('blogPosts')
        .select(['id', 'title', 'content'])
        .where('id', 'in', ids)
        .orderBy('id')
        .execute();

/** A batch of articles that state facts from the lists, by id. */
export const citingPosts = (db: Db, afterId: number, max: number) =>
  db
    .selectFrom('blogPosts')
    .select(['id', 'cited', 'isStale'])
    .where('id', '>', afterId)
    .where('cited', 'is not', null)
    .orderBy('id')
    .limit(max)
    .execute();

/** The facts from the lists that an article states. */
export const citedBy = async (db: Db, id: number) =>
  (await db.selectFrom('blogPosts').select('cited').where('id', '=', id).executeTakeFirst())?.cited ?? null;

export async function markStale(db: Db, ids: readonly number[], isStale: boolean): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('blogPosts').set({ isStale }).where('id', 'in', ids).execute();
}

/** The version of the article rules against which the stored articles were last checked. */
export const storedTextRules = async (db: Db): Promise<number> => {
  const { rules } = await db.selectFrom('blogState').select('textRules as rules').executeTakeFirstOrThrow();
  return rules;
};

export async function storeTextRules(db: Db, rules: number): Promise<void> {
  await db.updateTable('blogState').set({ textRules: rules }).execute();
}

/** When the n-th latest article was written or rewritten, counted from 1; `undefined` if there are fewer. */
export const nthNewestPost = (db: Db, n: number) =>
  db
    .selectFrom('blogPosts')
    .select(sql<Date>`greatest(created_at, rewritten_at)`.as('writtenAt'))
    .orderBy('writtenAt', 'desc')
    .offset(n - 1)
    .limit(1)
    .executeTakeFirst();

export const countPosts = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('blogPosts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

export const insertPost = (db: Db, post: Insertable<Database['blogPosts']>): Promise<Post> =>
  db.insertInto('blogPosts').values(post).returning(postColumns).executeTakeFirstOrThrow();

export const updatePost = (db: Db, id: number, changes: Updateable<Database['blogPosts']>): Promise<Post> =>
  db
    .updateTable('blogPosts')
    .set(changes)
    .where('id', '=', id)
    .returning(postColumns)
    .executeTakeFirstOrThrow();

/** The scheduled articles that are due and complete. */
export const duePosts = (db: Db, now: Date) =>
  posts(db)
    .where('status', '=', 'scheduled')
    .where('scheduledFor', '<=', now)
    .where('metaDescription', '<>', '')
    .where('targetKeyword', '<>', '')
    .orderBy('scheduledFor')
    .$narrowType<{ scheduledFor: Date }>()
    .execute();

/** Stores the current text of an article as a revision. */
export async function insertRevision(db: Db, post: Post, replacedAt: Date): Promise<void> {
  await db
    .insertInto('blogPostRevisions')
    .values({
      postId: post.id,
      title: post.title,
      slug: post.slug,
      content: post.content,
      metaDescription: post.metaDescription,
      targetKeyword: post.targetKeyword,
      writtenAt: post.updatedAt,
      replacedAt,
    })
    .execute();
}

export const deletedPost = (db: Db, id: number) =>
  db
    .selectFrom('blogPosts')
    .select(postColumns)
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .executeTakeFirst();

/** Purges articles that were deleted before an instant, with their revisions and redirects. */
export async function purgeDeleted(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('blogPosts').where('deletedAt', '<', before).execute();
}

/** The given slugs that an article has or had. */
export async function existingArticleSlugs(db: Db, slugs: readonly string[]): Promise<Set<string>> {
  const posts = db
    .selectFrom('blogPosts')
    .select('slug')
    .where('slug', 'in', slugs)
    .where('deletedAt', 'is', null);
  const redirects = db
    .selectFrom('blogRedirects')
    .innerJoin('blogPosts', 'blogPosts.id', 'blogRedirects.postId')
    .select('blogRedirects.slug')
    .where('blogRedirects.slug', 'in', slugs)
    .where('blogPosts.deletedAt', 'is', null);
  return new Set((await posts.union(redirects).execute()).map(({ slug }) => slug));
}

/** Slugs of other articles, current or former, that start with this one. */
export async function takenSlugs(db: Db, slug: string, ownId: number | undefined): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from blog_posts where starts_with(slug, ${slug}) and id is distinct from ${ownId ?? null}
    union
    select slug from blog_redirects where starts_with(slug, ${slug}) and post_id is distinct from ${ownId ?? null}`.execute(
    db,
  );
  return new Set(rows.map((row) => row.slug));
}

/** Redirects an old slug of an article, and deletes a redirect from its new slug. */
export async function redirect(db: Db, postId: number, from: string, to: string): Promise<void> {
  await db.deleteFrom('blogRedirects').where('slug', '=', to).execute();
  await db
    .insertInto('blogRedirects')
    .values({ slug: from, postId })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ postId }))
    .execute();
}

/** Articles without category or subjects. Articles without a category come first. */
export const uncategorised = (db: Db, max: number) =>
  db
    .selectFrom('blogPosts')
    .select(['id', 'title', 'targetKeyword'])
    .where(({ or, eb }) => or([eb('category', 'is', null), eb('subjects', 'is', null)]))
    .orderBy(({ eb }) => eb('category', 'is not', null))
    .orderBy('id')
    .limit(max)
    .execute();

/** Stores the category and the subjects of an article, unless its title or keyword has changed since it was read. */
export async function categorise(
  db: Db,
  { id, title, targetKeyword }: { id: number; title: string; targetKeyword: string },
  found: Pick<Updateable<Database['blogPosts']>, 'category' | 'subjects'>,
): Promise<void> {
  await db
    .updateTable('blogPosts')
    .set(found)
    .where('id', '=', id)
    .where('title', '=', title)
    .where('targetKeyword', '=', targetKeyword)
    .execute();
}

const maxRevisions = 50;

/** The previous texts of an article, the newest first. @throws ApiError `not_found` */
export async function revisionsOf(db: Db, id: number): Promise<PostRevision[]> {
  if (!(await postById(db, id))) throw new ApiError('not_found');
  const revisions = await db
    .selectFrom('blogPostRevisions')
    .select(['id', 'title', 'slug', 'content', 'metaDescription', 'targetKeyword', 'writtenAt', 'replacedAt'])
    .where('postId', '=', id)
    .orderBy('id', 'desc')
    .limit(maxRevisions)
    .execute();
  return revisions.map(({ writtenAt, replacedAt, ...revision }) => ({
    ...revision,
    writtenAt: writtenAt.toISOString(),
    replacedAt: replacedAt.toISOString(),
  }));
}
