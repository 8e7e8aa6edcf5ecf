import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { Database } from '#database/schema.ts';

type KeywordText = Pick<Database['blog_keywords'], 'keyword' | 'category' | 'search_intent'>;

const keywordColumns = [
  'id',
  'keyword',
  'search_volume as searchVolume',
  'difficulty',
  'search_intent as searchIntent',
  'category',
  'is_active as isActive',
  'last_used as lastUsed',
  'created_at as createdAt',
] as const;

export const allKeywords = (db: Db) =>
  db
    .selectFrom('blog_keywords')
    .select(keywordColumns)
    .orderBy(sql`lower(keyword)`)
    .execute();

/** Inserts a keyword. @returns `undefined` when it exists */
export const insertKeyword = (db: Db, keyword: KeywordText) =>
  db
    .insertInto('blog_keywords')
    .values(keyword)
    .onConflict((conflict) => conflict.expression(sql`lower(keyword)`).doNothing())
    .returning(keywordColumns)
    .executeTakeFirst();

/** Inserts keywords, except existing ones. @returns the number of rows added */
export async function insertKeywords(db: Db, keywords: readonly KeywordText[]): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('blog_keywords')
    .values([...keywords])
    .onConflict((conflict) => conflict.expression(sql`lower(keyword)`).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

/** The active keyword that was used least recently. Keywords that were never used come first. */
export const leastRecentKeyword = (db: Db) =>
  db
    .selectFrom('blog_keywords')
    .select('keyword')
    .where('is_active', '=', true)
    .orderBy('last_used', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Records that a keyword, in any letter case, was used now. An unknown keyword is ignored. */
export async function recordKeywordUse(db: Db, keyword: string, now: Date): Promise<void> {
  await db
    .updateTable('blog_keywords')
    .set({ last_used: now })
    .where(sql`lower(keyword)`, '=', keyword.toLowerCase())
    .execute();
}
