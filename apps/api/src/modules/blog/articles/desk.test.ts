import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { purgeDeletedArticles } from './delete-article.ts';
import { insertPost } from './queries.ts';

let app: RunningApp;
let admin: Person;
let now = new Date('2026-11-20T09:00:00.000Z');
beforeAll(async () => {
  app = await startApp({ lists: false, clock: () => now });
  admin = await app.as('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-11-20T09:00:00.000Z');
  await app.db.deleteFrom('blogPosts').execute();
});

const text = {
  title: 'The Dragon at Work',
  content: '<p>Ambition.</p>',
  metaDescription: 'How people of the Dragon work.',
  targetKeyword: 'dragon career',
};
const add = (slug: string, changes: Partial<typeof text> = {}) =>
  insertPost(app.db, { ...text, ...changes, slug, createdAt: now, updatedAt: now });
const of = (id: number) => ({ params: { id } });
const publish = (id: number) => admin.call('POST /api/blog/posts/{id}/publish', { ...of(id), body: {} });
const save = (id: number, changes: Partial<typeof text & { slug: string }>) =>
  admin.call('PUT /api/blog/posts/{id}', { ...of(id), body: { ...text, ...changes } });
const reader = async (path: string, headers = {}) =>
  (await app.as('signed-out')).send('GET', path, { headers });
const listed = async () => (await admin.call('GET /api/blog/posts')).body.posts.map(({ slug }) => slug);

describe('a deleted article', () => {
  test('disappears for readers and from lists, and returns unchanged when the deletion is undone', async () => {
    const { id } = await add('at-work');
    await publish(id);
    const deleted = await admin.call('DELETE /api/blog/posts/{id}', of(id));
    expect([deleted.status, await listed()]).toEqual([200, []]);
    expect((await reader('/blog/at-work.html')).status).toBe(404);
    for (const address of ['/api/blog/published', '/blog/feed.xml', '/sitemap.xml'])
      expect(await (await reader(address)).text(), address).not.toContain('at-work');
    expect((await save(id, {})).status).toBe(404);

    const restored = await admin.call('POST /api/blog/posts/{id}/restore', of(id));
    expect(restored.body.post).toMatchObject({ status: 'published', publishedAt: now.toISOString() });
    expect((await reader('/blog/at-work.html')).status).toBe(200);
    expect((await admin.call('POST /api/blog/posts/{id}/restore', of(id))).status).toBe(404);
  });

  test('is purged after thirty days', async () => {
    const { id } = await add('at-work');
    await admin.call('DELETE /api/blog/posts/{id}', of(id));
    now = new Date('2026-12-20T08:59:00.000Z');
    await purgeDeletedArticles(app.services);
    expect(await app.db.selectFrom('blogPosts').select('id').execute()).toHaveLength(1);
    now = new Date('2026-12-20T09:01:00.000Z');
    await purgeDeletedArticles(app.services);
    expect(await app.db.selectFrom('blogPosts').select('id').execute()).toEqual([]);
  });
});

test('several articles are published at once, and one without a keyword is refused with its reason', async () => {
  const [first, second, bare] = [
    await add('first'),
    await add('second'),
    await add('bare', { targetKeyword: '' }),
  ];
  const { body } = await admin.call('POST /api/blog/change-posts', {
    body: { action: 'publish', ids: [first.id, bare.id, second.id, first.id, 999_999] },
  });
  expect(body).toEqual({
    changed: [first.id, second.id],
    refused: [
      { id: bare.id, reason: 'The target keyword must not be blank in a published article.' },
      { id: 999_999, reason: 'There is nothing at this address.' },
    ],
  });
  expect((await reader('/blog/second.html')).status).toBe(200);
});

describe('the address of an article', () => {
  test('can be changed, and the old one redirects to it', async () => {
    const { id } = await add('at-work');
    await publish(id);
    expect((await save(id, { slug: 'dragon-work' })).body.post.slug).toBe('dragon-work');
    const moved = await reader('/blog/at-work.html');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blog/dragon-work.html']);
    expect((await reader('/blog/dragon-work.html')).status).toBe(200);
  });

  test('is refused if another article has or had it', async () => {
    const { id } = await add('at-work');
    await add('taken');
    const refused = await save(id, { slug: 'taken' });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { slug: 'is or was the address of another article' },
    ]);
    expect((await save(id, { slug: 'Not A Slug' })).body.fields).toEqual({ slug: 'is not valid' });
  });
});

test('the previous texts of an article are listed, the newest first', async () => {
  const { id } = await add('at-work');
  await save(id, { content: '<p>Two.</p>' });
  await save(id, { content: '<p>Three.</p>' });
  const { body } = await admin.call('GET /api/blog/posts/{id}/revisions', of(id));
  expect(body.revisions.map(({ content }) => content)).toEqual(['<p>Two.</p>', '<p>Ambition.</p>']);
  expect((await admin.call('GET /api/blog/posts/{id}/revisions', of(999_999))).status).toBe(404);
});

describe('the preview of a draft', () => {
  test('is the page that readers get after its publication', async () => {
    const { id } = await add('at-work', { content: '<h2>Work</h2><p>Ambition.</p><script>1</script>' });
    const preview = await admin.send('GET', `/blog-admin/preview/${id}`);
    expect([
      preview.status,
      preview.headers.get('x-robots-tag'),
      preview.headers.get('cache-control'),
    ]).toEqual([200, 'noindex', 'private, no-store']);
    const drawn = await preview.text();
    await publish(id);
    const page = await reader('/blog/at-work.html');
    expect(drawn).toBe(await page.text());
    const policy = 'content-security-policy';
    expect(preview.headers.get(policy)).toBe(page.headers.get(policy));
  });

  test('is for admins only', async () => {
    const { id } = await add('at-work');
    const statuses = [];
    for (const role of ['signed-out', 'paid'] as const)
      statuses.push((await (await app.as(role)).send('GET', `/blog-admin/preview/${id}`)).status);
    expect(statuses).toEqual([401, 403]);
    expect((await admin.send('GET', '/blog-admin/preview/999999')).status).toBe(404);
  });
});
