import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { Database } from '#database/schema.ts';

type KeywordText = Pick<Database['blogKeywords'], 'keyword' | 'category' | 'searchIntent'>;

const keywordColumns = [
  'id',
  'keyword',
  'searchVolume',
  'difficulty',
  'searchIntent',
  'category',
  'isActive',
  'lastUsed',
  'createdAt',
] as const;

export const allKeywords = (db: Db) =>
  db
    .selectFrom('blogKeywords')
    .select(keywordColumns)
    .orderBy(sql`lower(keyword)`)
    .execute();

/** Inserts a keyword. @returns `undefined` when it exists */
export const insertKeyword = (db: Db, keyword: KeywordText) =>
  db
    .insertInto('blogKeywords')
    .values(keyword)
    .onConflict((conflict) => conflict.expression(sql`lower(keyword)`).doNothing())
    .returning(keywordColumns)
    .executeTakeFirst();

/** Inserts keywords, except existing ones. @returns the number of rows added */
export async function insertKeywords(db: Db, keywords: readonly KeywordText[]): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('blogKeywords')
    .values([...keywords])
    .onConflict((conflict) => conflict.expression(sql`lower(keyword)`).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

/** The active keyword that was used least recently. Keywords that were never used come first. */
export const leastRecentKeyword = (db: Db) =>
  db
    .selectFrom('blogKeywords')
    .select('keyword')
    .where('isActive', '=', true)
    .orderBy('lastUsed', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Records that a keyword, in any letter case, was used now. An unknown keyword is ignored. */
export async function recordKeywordUse(db: Db, keyword: string, now: Date): Promise<void> {
  await db
    .updateTable('blogKeywords')
    .set({ lastUsed: now })
    .where(sql`lower(keyword)`, '=', sql`lower(${keyword})`)
    .execute();
}
