import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { exclusively } from '#database/exclusively.ts';
import { actionsAt, testBlog } from '#test/blog.ts';

const blog = testBlog({ lists: false });
const { pageOf, publish, published, revisions } = actionsAt(blog);

describe('work that loses its lock while it writes', () => {
  /** Ends the session that holds the lock at the next write of an article, as a lost connection does. */
  const loseLockAtWrite = async () => {
    await sql`
      create function lose_lock() returns trigger language plpgsql as $$
      begin
        perform pg_terminate_backend(pid, 5000) from pg_locks
          where locktype = 'advisory' and classid = 7010
            and database = (select oid from pg_database where datname = current_database());
        return new;
      end $$`.execute(blog.app.db);
    await sql`
      create trigger lose_lock before insert or update on blog_posts
      for each row execute function lose_lock()`.execute(blog.app.db);
    onTestFinished(async () => {
      await sql`drop function lose_lock cascade`.execute(blog.app.db);
    });
  };
  const stored = async () => (await blog.admin.call('GET /api/blog/posts')).body.posts;

  test('stores no first article, because another process may have begun', async () => {
    await loseLockAtWrite();
    expect((await blog.admin.call('POST /api/blog/initialize')).status).toBe(503);
    expect(await stored()).toEqual([]);
  });

  test('stores no internal link', async () => {
    await published({ title: 'Fire Horse', targetKeyword: 'fire horse' });
    await published({ title: 'Years', html: '<p>A fire horse.</p>' });
    const before = await stored();
    await loseLockAtWrite();
    expect((await blog.admin.call('POST /api/blog/add-internal-links')).status).toBe(503);
    expect(await stored()).toEqual(before);
    expect(await revisions()).toEqual([]);
  });
});

describe('internal links', () => {
  const link = () => blog.admin.call('POST /api/blog/add-internal-links');

  test('are added at the first mention of a keyword, once, and never within a heading or a link', async () => {
    const target = await published({ title: 'Fire Horse', targetKeyword: 'fire horse' });
    const post = await published({
      title: 'Years',
      targetKeyword: 'years',
      html: '<h2>The fire horse</h2><p><a href="/companies">fire horse</a> &amp; the Fire\nHorse, a fire horse.</p>',
    });
    const { body } = await link();
    expect(body).toMatchObject({
      linksAdded: 1,
      articlesChanged: 1,
      message: '1 link was added to 1 article.',
    });
    const page = await (await pageOf(post)).text();
    expect(page).toContain(
      `<h2 id="1-the-fire-horse">The fire horse</h2><p><a href="/companies">fire horse</a> &amp; the <a href="/blog/${target.slug}.html">Fire\nHorse</a>, a fire horse.</p>`,
    );
    expect((await link()).body).toMatchObject({ linksAdded: 0, articlesChanged: 0 });
    expect(await revisions()).toHaveLength(1);
  });

  test('to an unpublished article are shown as text until it is published again', async () => {
    const target = await published({ title: 'Fire Horse', targetKeyword: 'fire horse' });
    const post = await published({ title: 'Years', html: '<p>A fire horse.</p>' });
    await link();
    await blog.admin.call('POST /api/blog/posts/{id}/unpublish', { params: { id: target.id } });
    expect(await (await pageOf(post)).text()).toContain('<p>A fire horse.</p>');
    await publish(target.id);
    expect(await (await pageOf(post)).text()).toContain(`<a href="/blog/${target.slug}.html">fire horse</a>`);
  });

  test('are added by one process at a time', async () => {
    const answer = await exclusively(blog.other.db, 'add-internal-links', link);
    expect(answer).toMatchObject({ status: 409, body: { code: 'busy' } });
  });
});
