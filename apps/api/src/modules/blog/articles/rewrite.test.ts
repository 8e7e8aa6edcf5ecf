import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BlogPost } from '@org/api-contract';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { markStaleArticles } from './repair-articles.ts';
import { nthNewestPost } from './queries.ts';

let app: RunningApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp({ clock: () => new Date('2026-11-20T09:00:00.000Z') });
  admin = await app.as('admin');
  // The writer reads all companies for each article.
  await app.db
    .deleteFrom('companies')
    .where('zodiacSign', 'not in', ['dragon', 'rooster', 'snake'])
    .execute();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('blogPosts').execute();
});

const of = ({ id }: BlogPost) => ({ params: { id } });
const generate = async (keyword: string) =>
  (await admin.call('POST /api/blog/generate', { body: { keyword } })).body.post;
const rewrite = (post: BlogPost) => admin.call('POST /api/blog/posts/{id}/rewrite', of(post));
const listed = async ({ id }: BlogPost) =>
  (await admin.call('GET /api/blog/posts')).body.posts.find((post) => post.id === id);

test('a stale article is written from the tables of today, at its address, and the old texts are kept', async () => {
  const post = await generate('companies founded in dragon years');
  const { title, content: html, metaDescription, targetKeyword } = post;
  await admin.call('PUT /api/blog/posts/{id}', {
    ...of(post),
    body: { title, content: html, metaDescription, targetKeyword },
  });
  await admin.call('POST /api/blog/posts/{id}/publish', { ...of(post), body: {} });
  const named = /<a href="https:[^"]*"[^>]*>([^<]+)<\/a>/.exec(post.content)?.[1] ?? 'none';
  const { numUpdatedRows } = await app.db
    .updateTable('companies')
    .set({ name: 'Company of Tomorrow' })
    .where('name', '=', named)
    .executeTakeFirst();
  expect(numUpdatedRows).toBe(1n);
  await markStaleArticles(app.services);
  expect((await listed(post))?.isStale).toBe(true);

  const { status, body } = await rewrite(post);
  expect([status, body.post.slug, body.post.status, body.post.isStale]).toEqual([
    200,
    post.slug,
    'published',
    false,
  ]);
  expect(body.length.words).toBeGreaterThan(80);
  const page = await (await fetch(`${app.baseUrl}/blog/${post.slug}.html`)).text();
  expect([page.includes('Company of Tomorrow'), page.includes(`>${named}<`)]).toEqual([true, false]);
  const { revisions } = (await admin.call('GET /api/blog/posts/{id}/revisions', of(post))).body;
  expect(revisions.map(({ content }) => content)).toEqual([html, html]);
  await markStaleArticles(app.services);
  expect((await listed(post))?.isStale).toBe(false);
});

test('an edited article no longer counts as edited after the writer has written it again', async () => {
  const post = await generate('rabbit love');
  const edited = await admin.call('PUT /api/blog/posts/{id}', {
    ...of(post),
    body: {
      title: post.title,
      content: '<p>Mine.</p>',
      metaDescription: post.metaDescription,
      targetKeyword: post.targetKeyword,
    },
  });
  expect(edited.body.post.content).toBe('<p>Mine.</p>');
  const isEdited = async () =>
    (await admin.call('GET /api/blog/posts', { query: { page: 1 } })).body.posts[0]?.isEdited;
  expect(await isEdited()).toBe(true);
  expect((await rewrite(post)).body.post.content).toBe(post.content);
  expect(await isEdited()).toBe(false);
  const preview = await (await admin.send('GET', `/blog-admin/preview/${post.id}`)).text();
  expect(preview).not.toContain('edited by hand');
});

test('a refused keyword leaves the text as it is, and the reason names the keyword', async () => {
  const post = await generate('rabbit love');
  await app.db
    .updateTable('blogPosts')
    .set({ targetKeyword: 'rabbit stew recipe' })
    .where('id', '=', post.id)
    .execute();
  const { status, body } = await rewrite(post);
  expect([status, body.fields]).toEqual([400, { keyword: 'is refused' }]);
  expect((await listed(post))?.content).toBe(post.content);
});

test('a rewrite counts toward the hourly limit, as a new article does', async () => {
  const post = await generate('rabbit love');
  await app.db
    .updateTable('blogPosts')
    .set({ createdAt: new Date('2026-11-19T09:00:00.000Z') })
    .execute();
  await rewrite(post);
  expect(await nthNewestPost(app.db, 1)).toEqual({ writtenAt: new Date('2026-11-20T09:00:00.000Z') });
});

test('an article that does not exist cannot be written again', async () => {
  expect((await admin.call('POST /api/blog/posts/{id}/rewrite', { params: { id: 999_999 } })).status).toBe(
    404,
  );
});
