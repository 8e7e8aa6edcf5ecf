import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { actionsAt, testBlog } from '#test/blog.ts';
import { publishDueArticles } from './publish-article.ts';

const blog = testBlog({ lists: false });
const { draft, pageOf, publish, published } = actionsAt(blog);

describe('publishing', () => {
  test('lists published articles, newest first, with their reading time, and no draft', async () => {
    const first = await published({ title: 'First', html: `<p>${'word '.repeat(201)}</p>` });
    blog.now = new Date(blog.now.getTime() + 1_000);
    const second = await published({ title: 'Second', targetKeyword: 'tigers at work' });
    await draft({ title: 'Third' });
    const { body } = await (await blog.app.as('signed-out')).call('GET /api/blog/published');
    expect(body.posts.map(({ id, readingMinutes, zodiacSign }) => [id, readingMinutes, zodiacSign])).toEqual([
      [second.id, 1, 'tiger'],
      [first.id, 2, 'dragon'],
    ]);
  });

  test('twice changes nothing, and unpublishing removes the page', async () => {
    const post = await published();
    blog.now = new Date(blog.now.getTime() + 60_000);
    expect((await publish(post.id)).body.post.publishedAt).toBe(post.publishedAt);
    const { body } = await blog.admin.call('POST /api/blog/posts/{id}/unpublish', {
      params: { id: post.id },
    });
    expect(body.post).toMatchObject({ status: 'draft', publishedAt: null });
    expect((await pageOf(post)).status).toBe(404);
  });

  test('cannot be postponed for a published article', async () => {
    const post = await published();
    const at = new Date(blog.now.getTime() + 3_600_000).toISOString();
    const { status, body } = await publish(post.id, at);
    expect([status, (body as unknown as { code: string }).code]).toEqual([409, 'already_published']);
    expect((await pageOf(post)).status).toBe(200);
  });

  test('is counted after the commit, so a transaction that fails counts nothing', async () => {
    const post = await draft();
    const counts = () => blog.app.services.events.counts();
    const before = counts();
    await sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(
      blog.app.db,
    );
    await sql`create constraint trigger refuse after insert or update on blog_posts
      deferrable initially deferred for each row execute function refuse()`.execute(blog.app.db);
    const statuses = [
      (await publish(post.id)).status,
      (await blog.admin.call('POST /api/blog/generate', { body: { keyword: 'dragon' } })).status,
    ];
    await sql`drop trigger refuse on blog_posts`.execute(blog.app.db);
    expect(statuses).toEqual([500, 500]);
    expect(counts()).toEqual(before);
  });

  test('in the future happens at that time, once across processes', async () => {
    const post = await draft();
    const at = new Date(blog.now.getTime() + 3_600_000).toISOString();
    expect((await publish(post.id, at)).body.post).toMatchObject({ status: 'scheduled', scheduledFor: at });
    await publishDueArticles(blog.app.services);
    expect((await pageOf(post)).status).toBe(404);
    blog.now = new Date(blog.now.getTime() + 7_200_000);
    const before = blog.app.services.events.counts().article_published ?? 0;
    await Promise.all([publishDueArticles(blog.app.services), publishDueArticles(blog.other.services)]);
    const counts = [blog.app, blog.other].map(
      ({ services }) => services.events.counts().article_published ?? 0,
    );
    expect(counts.reduce((sum, count) => sum + count, 0) - before).toBe(1);
    const { body } = await blog.admin.call('GET /api/blog/posts');
    expect(body.posts).toMatchObject([{ status: 'published', publishedAt: at, scheduledFor: null }]);
    expect((await pageOf(post)).status).toBe(200);
  });
});
