import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { exclusively } from '#database/exclusively.ts';
import { DraftRefused } from '@org/article-composer';
import { WriterFailed } from '#integrations/language-model/article-writer.ts';
import { actionsAt, testBlog, written } from '#test/blog.ts';
import { type Post } from './queries.ts';
import { writeArticle } from './write-article.ts';

const blog = testBlog({ lists: false });
const { draft, pageOf } = actionsAt(blog);

describe('writing', () => {
  test('the built-in composer writes a draft that answers the keyword, within the requested length', async () => {
    const { status, body } = await blog.admin.call('POST /api/blog/generate', {
      body: { keyword: '  tiger  and ox compatibility ', settings: { targetWordCount: 900 } },
    });
    expect(status).toBe(200);
    expect(body.post).toMatchObject({ status: 'draft', targetKeyword: 'tiger and ox compatibility' });
    const words = body.post.content.replaceAll(/<[^>]*>/g, ' ').split(/\s+/).length;
    expect(words).toBeLessThan(990);
    expect(body.post.content).toMatch(/^<p>[^<]*Tiger and Ox score 60 of 100; the points are ours\.<\/p>/);
    expect((await pageOf(body.post)).status).toBe(404);
  });

  test('an article is published at once if the settings have autoPublish', async () => {
    const { body: settings } = await blog.admin.call('GET /api/blog/settings');
    await blog.admin.call('PUT /api/blog/settings', { body: { ...settings, autoPublish: true } });
    const post = await draft();
    expect(post).toMatchObject({ status: 'published', publishedAt: blog.now.toISOString() });
    expect((await pageOf(post)).status).toBe(200);
  });

  test('one article is written at a time across processes', async () => {
    const { status, body } = (await exclusively(blog.other.db, 'write-article', () =>
      blog.admin.call('POST /api/blog/generate', { body: { keyword: 'dragon' } }),
    )) as { status: number; body: { code: string } };
    expect([status, body.code]).toEqual([409, 'busy']);
    expect((await draft()).status).toBe('draft');
  });

  test.each([
    new WriterFailed('The language model did not answer.'),
    new DraftRefused('The article has no headings.'),
  ])('a writer that fails stores nothing: %s', async (failure) => {
    blog.instead = () => Promise.reject(failure);
    const { status, body } = await blog.admin.call('POST /api/blog/generate', {
      body: { keyword: 'dragon' },
    });
    expect([status, body.code]).toEqual([502, 'source_failed']);
    expect(body.error).toContain(failure.message);
    expect((await blog.admin.call('GET /api/blog/posts')).body.posts).toEqual([]);
  });

  test('a keyword that no article can be written about is refused, with the reason and similar keywords', async () => {
    const { status, body } = await blog.admin.call('POST /api/blog/generate', {
      body: { keyword: 'monkey pox symptoms' },
    });
    expect([status, body.code]).toEqual([400, 'invalid_input']);
    expect(body.error).toMatch(
      /^No article was written\. Articles give no medical advice\. .*“monkey personality”/,
    );
    expect((await blog.admin.call('GET /api/blog/posts')).body.posts).toEqual([]);
  });

  test('a second article on one subject is refused', async () => {
    const generate = (keyword: string) => blog.admin.call('POST /api/blog/generate', { body: { keyword } });
    expect((await generate('rabbit love')).status).toBe(200);
    const near = await generate('who does the rabbit get along with');
    expect([near.status, near.body.error]).toEqual([
      400,
      'No article was written. An article on this exists: “rabbit love”.',
    ]);
    const unsure = await generate('rabbit plumbing');
    expect([unsure.status, unsure.body]).toEqual([
      400,
      expect.objectContaining({
        suggestions: ['rabbit personality', 'rabbit career', 'chinese zodiac years'],
      }),
    ]);
    expect((await blog.admin.call('GET /api/blog/posts')).body.posts).toHaveLength(1);
  });

  test.each(['', '   ', '\t\n'])('a blank keyword, %j, is refused', async (keyword) => {
    const { status, body } = await blog.admin.call('POST /api/blog/generate', { body: { keyword } });
    expect([status, body.error]).toEqual([400, 'Please enter a keyword']);
  });

  test.each([0, 299, 5001, 1e9, '2000'])('a word count of %j is refused', async (targetWordCount) => {
    const response = await blog.admin.send('POST', '/api/blog/generate', {
      body: { keyword: 'dragon', settings: { targetWordCount } },
    });
    expect(response.status).toBe(400);
  });

  test('two articles with the same title have different URLs', async () => {
    expect([(await draft()).slug, (await draft()).slug]).toEqual([
      'the-dragon-at-work',
      'the-dragon-at-work-2',
    ]);
  });

  test('T24: a writer that has reached its limit per hour is refused, with the remaining time to wait', async () => {
    blog.maxPerHour = 2;
    onTestFinished(() => {
      blog.maxPerHour = 1_000;
    });
    blog.instead = async () => written();
    const generate = (person = blog.admin) =>
      person.send('POST', '/api/blog/generate', { body: { keyword: 'dragon' } });
    expect((await generate()).status).toBe(200);
    blog.now = new Date(blog.now.getTime() + 20 * 60_000);
    expect((await generate()).status).toBe(200);
    blog.now = new Date(blog.now.getTime() + 10 * 60_000);
    const third = await generate(await blog.app.as('admin'));
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '1800']);
    expect(await third.json()).toMatchObject({
      code: 'rate_limited',
      error: 'Too many requests. You can try again in 30 minutes.',
    });
    blog.now = new Date(blog.now.getTime() + 30 * 60_000);
    expect((await generate()).status).toBe(200);
  });
});

describe('a writer whose lock is lost', () => {
  const killLock = () =>
    sql`select pg_terminate_backend(pid, 5000) from pg_locks
      where locktype = 'advisory' and classid = 7010
        and database = (select oid from pg_database where datname = current_database())`.execute(
      blog.other.db,
    );

  test('F26: stores nothing, because another process may have begun', async () => {
    let byOther: Post | undefined;
    blog.instead = async () => {
      blog.instead = undefined;
      await killLock();
      ({ post: byOther } = await writeArticle(blog.other.services, 'tiger'));
      return written();
    };
    const { status } = await blog.admin.call('POST /api/blog/generate', { body: { keyword: 'dragon' } });
    expect(status).toBe(503);
    const { body } = await blog.admin.call('GET /api/blog/posts');
    expect(body.posts.map(({ id }) => id)).toEqual([byOther?.id]);
  });
});
