import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '#test/databases.ts';
import { connect, type Db } from '#database/connection.ts';
import { relatedArticles } from './published-queries.ts';
import { subjectsOf } from './subjects-of.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createDatabase();
  db = connect({
    url: database.url,
    connections: 2,
    // The pool closes before its connections do, so these may still report that the database is dropped.
    onError: () => undefined,
  });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(() => sql`truncate blog_posts restart identity cascade`.execute(db));

const about = (targetKeyword: string, title = '') => ({ targetKeyword, title });

/** Stores published articles with these keywords, newest first. Their ids count from 1. */
async function publish(...keywords: string[]): Promise<void> {
  for (const [index, targetKeyword] of keywords.entries()) {
    const at = new Date(Date.UTC(2026, 10, 28 - index));
    await db
      .insertInto('blogPosts')
      .values({
        title: '',
        slug: `article-${index + 1}`,
        content: '<p>Text.</p>',
        metaDescription: 'About.',
        targetKeyword,
        status: 'published',
        publishedAt: at,
        subjects: [...subjectsOf(about(targetKeyword))],
        readingMinutes: 1,
        createdAt: at,
        updatedAt: at,
      })
      .execute();
  }
}

const related = async (id: number, keyword: string, max: number): Promise<number[]> =>
  (await relatedArticles(db, { id, ...about(keyword) }, max)).map((article) => article.id);

test('related articles share a subject, the more specific one first, whatever words their titles have', async () => {
  await publish(
    'dragon and monkey compatibility',
    'companies and compatibility',
    'life path number 7 and compatibility',
    'dragon at home',
    'monkey and dragon in love',
  );
  expect(await related(1, 'dragon and monkey compatibility', 2)).toEqual([5, 4]);
});

test('an article with fewer relatives than it can name gets the newest of the others', async () => {
  await publish('ox', 'pig', 'rat', 'dragon at home');
  expect(await related(9, 'dragon years', 3)).toEqual([4, 1, 2]);
  expect(await related(1, 'ox', 3)).toEqual([2, 3, 4]);
});

test('an article that is no longer published, or deleted, is related to none', async () => {
  await publish('ox', 'ox at work', 'ox in love');
  await db.updateTable('blogPosts').set({ status: 'draft', publishedAt: null }).where('id', '=', 2).execute();
  await db.updateTable('blogPosts').set({ deletedAt: new Date() }).where('id', '=', 3).execute();
  expect(await related(1, 'ox', 3)).toEqual([]);
});

test('articles on a subject are found by an index', async () => {
  const plan = await db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    return sql`explain select id from blog_posts where subjects && array['sign ox']`.execute(trx);
  });
  expect(JSON.stringify(plan.rows)).toContain('blog_posts_subjects');
});
