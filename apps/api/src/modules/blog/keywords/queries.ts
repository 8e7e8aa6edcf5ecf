import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { Database } from '#database/schema.ts';
import { ApiError } from '#kernel/api-error.ts';

type KeywordText = Pick<Database['blogKeywords'], 'keyword' | 'category' | 'searchIntent'>;
type NewKeyword = KeywordText & { refusal: string | null };

const keywordColumns = [
  'id',
  'keyword',
  'searchVolume',
  'difficulty',
  'searchIntent',
  'category',
  'isActive',
  'lastUsed',
  'refusal',
  'createdAt',
] as const;

export const allKeywords = (db: Db) =>
  db
    .selectFrom('blogKeywords')
    .select(keywordColumns)
    .where('deletedAt', 'is', null)
    .orderBy(sql`lower(keyword)`)
    .execute();

/** Maximum number of articles that are named for a keyword. */
const maxNamed = 3;

/** The articles about each keyword, last changed first: at most three, with the total number. */
export const articlesOfKeywords = (db: Db) =>
  db
    .selectFrom(
      db
        .selectFrom('blogKeywords')
        .innerJoin('blogPosts', (join) =>
          join.on(sql<boolean>`lower(blog_posts.target_keyword) = lower(blog_keywords.keyword)`),
        )
        .select([
          'blogKeywords.id as keywordId',
          'blogPosts.id',
          'blogPosts.title',
          sql<number>`count(*) over (partition by blog_keywords.id)`.as('total'),
          sql<number>`row_number() over (partition by blog_keywords.id order by blog_posts.updated_at desc, blog_posts.id desc)`.as(
            'place',
          ),
        ])
        .where('blogKeywords.deletedAt', 'is', null)
        .where('blogPosts.deletedAt', 'is', null)
        .as('ofKeywords'),
    )
    .select(['keywordId', 'id', 'title', 'total'])
    .where('place', '<=', maxNamed)
    .orderBy('keywordId')
    .orderBy('place')
    .execute();

/**
 * Inserts keywords, except existing ones. Deleted keywords are restored.
 *
 * @returns the added ones
 */
export const insertKeywords = (db: Db, keywords: readonly NewKeyword[]) =>
  db
    .insertInto('blogKeywords')
    .values([...keywords])
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(keyword)`)
        .doUpdateSet(({ ref }) => ({
          deletedAt: null,
          isActive: true,
          category: ref('excluded.category'),
          searchIntent: ref('excluded.searchIntent'),
          refusal: ref('excluded.refusal'),
        }))
        .where('blogKeywords.deletedAt', 'is not', null),
    )
    .returning(keywordColumns)
    .execute();

/**
 * Inserts keywords, except existing and deleted ones.
 *
 * @returns the added ones
 */
export const insertUnknownKeywords = (db: Db, keywords: readonly KeywordText[]) =>
  db
    .insertInto('blogKeywords')
    .values([...keywords])
    .onConflict((conflict) => conflict.expression(sql`lower(keyword)`).doNothing())
    .returning('id')
    .execute();

/**
 * Changes a keyword.
 *
 * @returns `undefined` when no keyword has this id
 */
export const updateKeyword = (
  db: Db,
  id: number,
  changes: KeywordText & { isActive: boolean; refusal?: string | null },
) =>
  db
    .updateTable('blogKeywords')
    .set(changes)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returning(keywordColumns)
    .executeTakeFirst();

/** Stores why a keyword cannot be written, unless its text has changed since it was read. */
export const storeRefusal = (
  db: Db,
  { id, keyword, refusal }: { id: number; keyword: string; refusal: string | null },
) =>
  db
    .updateTable('blogKeywords')
    .set({ refusal })
    .where('id', '=', id)
    .where('keyword', '=', keyword)
    .execute();

export const keywordById = (db: Db, id: number) =>
  db
    .selectFrom('blogKeywords')
    .select(keywordColumns)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

/**
 * Marks a keyword as deleted at an instant, or with `null` as not deleted.
 *
 * @returns whether the mark changed
 */
export async function setKeywordDeleted(db: Db, id: number, deletedAt: Date | null) {
  return db
    .updateTable('blogKeywords')
    .set({ deletedAt })
    .where('id', '=', id)
    .where('deletedAt', deletedAt === null ? 'is not' : 'is', null)
    .returning(keywordColumns)
    .executeTakeFirst();
}

/**
 * Returns the least recently used keyword that is active, can be written, and has no article. Unused keywords come
 * first.
 *
 * @throws ApiError `no_active_keyword`
 */
export async function nextKeyword(db: Db): Promise<string> {
  const { keyword } = await db
    .selectFrom('blogKeywords')
    .select('keyword')
    .where('isActive', '=', true)
    .where('deletedAt', 'is', null)
    .where('refusal', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blogPosts')
            .select('blogPosts.id')
            .where(sql<boolean>`lower(blog_posts.target_keyword) = lower(blog_keywords.keyword)`)
            .where('blogPosts.deletedAt', 'is', null),
        ),
      ),
    )
    .orderBy('lastUsed', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow(() => new ApiError('no_active_keyword'));
  return keyword;
}

/**
 * Records that a keyword, in any case, was used now. Ignores an unknown keyword.
 *
 * @param refusal - the reason, if the writer refused it
 */
export async function recordKeywordUse(
  db: Db,
  keyword: string,
  now: Date,
  refusal: string | null = null,
): Promise<void> {
  await db
    .updateTable('blogKeywords')
    .set({ lastUsed: now, refusal })
    .where(sql`lower(keyword)`, '=', sql`lower(${keyword})`)
    .execute();
}
