import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { publishDueArticles } from './publish-article.ts';
import { insertPost } from './queries.ts';

let app: RunningApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('blogPosts').execute();
});

const writtenAt = new Date('2026-11-20T09:00:00.000Z');
const complete = {
  createdAt: writtenAt,
  updatedAt: writtenAt,
  title: 'The Dragon at Work',
  slug: 'the-dragon-at-work',
  content: '<p>Ambition.</p>',
  metaDescription: 'How people of the Dragon work.',
  targetKeyword: 'dragon career',
};
const publish = (id: number, body: { publishAt?: string } = {}) =>
  admin.call('POST /api/blog/posts/{id}/publish', { params: { id }, body });

const blank = 'must not be blank in a published article';

test.each([
  ['metaDescription', { metaDescription: '' }],
  ['targetKeyword', { targetKeyword: '' }],
] as const)('an article without a %s is neither published nor scheduled', async (field, missing) => {
  const { id } = await insertPost(app.db, { ...complete, ...missing });
  for (const body of [{}, { publishAt: '2099-01-01T00:00:00.000Z' }]) {
    const answer = await publish(id, body);
    expect([answer.status, answer.body.fields]).toEqual([400, { [field]: blank }]);
  }
  const { body } = await admin.call('GET /api/blog/posts');
  expect(body.posts.map(({ status }) => status)).toEqual(['draft']);
});

test('a published article keeps its description and keyword, and a draft may have none', async () => {
  const post = await insertPost(app.db, complete);
  const { title, content, metaDescription, targetKeyword } = complete;
  const save = (changes: { metaDescription?: string; targetKeyword?: string }) =>
    admin.call('PUT /api/blog/posts/{id}', {
      params: { id: post.id },
      body: { title, content, metaDescription, targetKeyword, ...changes },
    });
  expect((await save({ metaDescription: '' })).status).toBe(200);
  expect((await save({})).status).toBe(200);
  expect((await publish(post.id)).status).toBe(200);
  const emptied = await save({ metaDescription: ' ', targetKeyword: '' });
  expect([emptied.status, emptied.body.fields]).toEqual([
    400,
    { metaDescription: blank, targetKeyword: blank },
  ]);
});

test('an article that an earlier release scheduled without a keyword waits instead of being published', async () => {
  const due = { status: 'scheduled' as const, scheduledFor: new Date(Date.now() - 60_000) };
  await insertPost(app.db, { ...complete, ...due, targetKeyword: '' });
  await insertPost(app.db, { ...complete, ...due, slug: 'complete' });
  await publishDueArticles(app.services);
  const { body } = await admin.call('GET /api/blog/posts');
  expect(Object.fromEntries(body.posts.map(({ slug, status }) => [slug, status]))).toEqual({
    'the-dragon-at-work': 'scheduled',
    complete: 'published',
  });
});
