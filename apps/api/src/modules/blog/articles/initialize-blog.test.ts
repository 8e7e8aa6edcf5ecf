import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exclusively } from '#database/exclusively.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';

let app: RunningApp;
let admin: Person;

beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['blogPosts', 'blogKeywords', 'blogSettings'] as const)
    await app.db.deleteFrom(table).execute();
});

describe('initializing the blog', () => {
  test('adds settings, keywords and six published articles once', async () => {
    const { status, body } = await admin.call('POST /api/blog/initialize');
    expect([status, body]).toEqual([
      200,
      {
        message: 'The blog is ready: 24 keywords were added, and 6 articles were published.',
        keywordsAdded: 24,
      },
    ]);
    const { body: list } = await (await app.as('signed-out')).call('GET /api/blog/published');
    expect(list.posts).toHaveLength(6);
    expect(new Set(list.posts.map(({ category }) => category))).toEqual(
      new Set(['years', 'pairs', 'signs', 'numbers', 'companies']),
    );
    const reader = await app.as('signed-out');
    for (const { slug } of list.posts)
      expect((await reader.send('GET', `/blog/${slug}.html`)).status, slug).toBe(200);
    const again = await admin.call('POST /api/blog/initialize');
    expect(again.body).toEqual({
      message: 'The blog was already ready. Nothing was added.',
      keywordsAdded: 0,
    });
    expect((await admin.call('GET /api/blog/posts')).body.posts).toHaveLength(6);
  });

  test('a second time does not restore a keyword that an admin has deleted', async () => {
    await admin.call('POST /api/blog/initialize');
    const { body } = await admin.call('GET /api/blog/keywords');
    const deleted = body.keywords.find(({ keyword }) => keyword === 'snake career');
    if (!deleted) throw new Error('The first keywords have no "snake career".');
    await admin.call('DELETE /api/blog/keywords/{id}', { params: { id: deleted.id } });
    expect((await admin.call('POST /api/blog/initialize')).body).toEqual({
      message: 'The blog was already ready. Nothing was added.',
      keywordsAdded: 0,
    });
    const { keywords } = (await admin.call('GET /api/blog/keywords')).body;
    expect(keywords).toHaveLength(23);
    expect(keywords.map(({ keyword }) => keyword)).not.toContain('snake career');
  });

  test('runs once at a time', async () => {
    const answer = await exclusively(app.db, 'initialize-blog', () =>
      admin.call('POST /api/blog/initialize'),
    );
    expect(answer).toMatchObject({ status: 409, body: { code: 'busy' } });
  });
});
