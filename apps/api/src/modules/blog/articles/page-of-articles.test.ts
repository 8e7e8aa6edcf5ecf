import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Endpoints, Input } from '@org/api-contract';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { insertPost } from './queries.ts';

type Query = NonNullable<Input<Endpoints['GET /api/blog/posts']>['query']>;

let app: RunningApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp({ lists: false });
  admin = await app.as('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['blogPosts', 'blogKeywords'] as const) await app.db.deleteFrom(table).execute();
});

const day = (date: number): Date => new Date(Date.UTC(2026, 10, date));
const add = (title: string, changes: Partial<Parameters<typeof insertPost>[1]> = {}) =>
  insertPost(app.db, {
    title,
    slug: title.toLowerCase(),
    content: '<p>A text of some length.</p>',
    metaDescription: 'What it is about.',
    targetKeyword: title,
    createdAt: day(1),
    updatedAt: day(1),
    ...changes,
  });
const page = async (query: Query) => (await admin.call('GET /api/blog/posts', { query })).body;
const titles = async (query: Query) => (await page(query)).posts.map(({ title }) => title);

test('a page of articles has the numbers of all articles, but not their texts', async () => {
  for (let date = 1; date <= 5; date += 1) await add(`N${date}`, { updatedAt: day(date), isStale: date < 3 });
  await add('P', { status: 'published', publishedAt: day(1), updatedAt: day(6) });
  await add('S', { status: 'scheduled', scheduledFor: day(30), updatedAt: day(7) });
  await add('Gone', { deletedAt: day(2), isStale: true });
  const { posts, ...numbers } = await page({ page: 2, limit: 3 });
  expect(posts.map(({ title }) => title)).toEqual(['N4', 'N3', 'N2']);
  expect(posts.map((post) => 'content' in post)).toEqual([false, false, false]);
  expect(numbers).toEqual({
    total: 7,
    totalPages: 3,
    counts: { all: 7, published: 1, scheduled: 1, stale: 2 },
  });
  expect((await page({ page: 9, limit: 3 })).posts).toEqual([]);
});

test('without a parameter all articles come with their texts', async () => {
  await add('Ox');
  const { body } = await admin.call('GET /api/blog/posts');
  expect(Object.keys(body)).toEqual(['posts']);
  expect(body.posts.map(({ content, sharesKeyword }) => [content, sharesKeyword])).toEqual([
    ['<p>A text of some length.</p>', undefined],
  ]);
});

test('one article comes with its text, and a deleted one is not found', async () => {
  const { id } = await add('Ox');
  const { body } = await admin.call('GET /api/blog/posts/{id}', { params: { id } });
  expect(body.post).toMatchObject({ id, title: 'Ox', content: '<p>A text of some length.</p>' });
  await admin.call('DELETE /api/blog/posts/{id}', { params: { id } });
  expect((await admin.call('GET /api/blog/posts/{id}', { params: { id } })).status).toBe(404);
});

test('articles are found by status, age, keyword and words of title, keyword and description', async () => {
  await add('Draft');
  await add('Public', { status: 'published', publishedAt: day(1) });
  await add('Later', { status: 'scheduled', scheduledFor: day(30) });
  await add('Old', { isStale: true });
  await add('One', { targetKeyword: 'Year of the Ox' });
  await add('Two', { targetKeyword: 'year of the ox', metaDescription: '50 % of it_is about 牛.' });
  await add('Bare', { targetKeyword: '' });
  await add('Blank', { targetKeyword: '' });
  const sorted = async (query: Query) => titles({ sort: 'title', ...query });
  expect(await sorted({ only: 'published' })).toEqual(['Public']);
  expect(await sorted({ only: 'scheduled' })).toEqual(['Later']);
  expect(await sorted({ only: 'stale' })).toEqual(['Old']);
  expect(await sorted({ only: 'sharedKeyword' })).toEqual(['One', 'Two']);
  expect(await sorted({ search: ' OF THE ox ' })).toEqual(['One', 'Two']);
  expect(await sorted({ search: '50 % of it_is', only: 'draft' })).toEqual(['Two']);
  expect(await sorted({ search: '牛' })).toEqual(['Two']);
  expect(await sorted({ search: 'e%o' })).toEqual([]);
  const { posts, total } = await page({ search: 'year', sort: 'title' });
  expect([posts.map(({ sharesKeyword }) => sharesKeyword), total]).toEqual([[true, true], 2]);
});

test('articles are sorted by change, publication, schedule or title', async () => {
  await add('b', { status: 'published', publishedAt: day(3), updatedAt: day(4) });
  await add('A', { status: 'published', publishedAt: day(5), updatedAt: day(6) });
  await add('c', { updatedAt: day(9) });
  expect(await titles({ sort: 'changed' })).toEqual(['c', 'A', 'b']);
  expect(await titles({ sort: 'published' })).toEqual(['A', 'b', 'c']);
  expect(await titles({ sort: 'title' })).toEqual(['A', 'b', 'c']);
  await add('d', { status: 'scheduled', scheduledFor: day(20) });
  await add('e', { status: 'scheduled', scheduledFor: day(18) });
  expect(await titles({ sort: 'scheduled', only: 'scheduled' })).toEqual(['e', 'd']);
});

test('a keyword names the articles about it, the three that changed last', async () => {
  for (const keyword of ['Year of the Ox', 'unused'])
    await admin.call('POST /api/blog/keywords', {
      body: { keyword, category: 'astrology', searchIntent: 'informational' },
    });
  for (let date = 1; date <= 4; date += 1)
    await add(`N${date}`, { targetKeyword: 'year of the OX', updatedAt: day(date) });
  const { body } = await admin.call('GET /api/blog/keywords');
  expect(
    body.keywords.map(({ keyword, articles }) => [
      keyword,
      articles?.total,
      articles?.newest.map(({ title }) => title),
    ]),
  ).toEqual([
    ['unused', 0, []],
    ['Year of the Ox', 4, ['N4', 'N3', 'N2']],
  ]);
});

test('a page of 10,000 articles is only as large as the articles that it shows', async () => {
  await sql`insert into blog_posts (title, slug, content, meta_description, target_keyword)
    select 'An article', 'article-' || n, repeat('<p>A text.</p>', 400), 'About.', 'keyword ' || n
    from generate_series(1, 10000) as n`.execute(app.db);
  const answer = await admin.send('GET', '/api/blog/posts?limit=25');
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({ total: 10_000, totalPages: 400 });
  expect(text.length).toBeLessThan(25_000);
});

test('deleted articles have a separate list, each with the day until which it can be restored', async () => {
  await add('Here');
  const { id } = await add('Gone', { deletedAt: day(2) });
  const { posts, total } = await page({ only: 'deleted' });
  expect([total, posts.map(({ title, keptUntil }) => [title, keptUntil])]).toEqual([
    1,
    [['Gone', '2026-12-02T00:00:00.000Z']],
  ]);
  expect(await titles({ page: 1 })).toEqual(['Here']);
  await admin.call('POST /api/blog/posts/{id}/restore', { params: { id } });
  expect(await titles({ only: 'deleted' })).toEqual([]);
});
