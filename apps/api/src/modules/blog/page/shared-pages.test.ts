import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addWritten } from '#test/blog.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import { categoriseArticles } from '#modules/blog/articles/subjects-of.ts';
import { deleteArticle } from '#modules/blog/articles/delete-article.ts';
import {
  publishArticle,
  publishDueArticles,
  unpublishArticle,
} from '#modules/blog/articles/publish-article.ts';
import type { Post } from '#modules/blog/articles/queries.ts';

let webDist: string;
let app: RunningApp;
/** A second process on the same database. */
let other: RunningApp;
let now = new Date('2026-11-20T09:00:00.000Z');

beforeAll(async () => {
  webDist = await mkdtemp(path.join(tmpdir(), 'web-dist-'));
  await writeFile(path.join(webDist, 'index.html'), '<!doctype html><title>home</title>');
  const options = { clock: () => now, env: { WEB_DIST: webDist } };
  app = await startApp(options);
  other = await startApp({ ...options, database: app.database, stripeUrl: app.stripeUrl });
});
afterAll(async () => {
  await other.close();
  await app.close();
  await rm(webDist, { recursive: true });
});

const add = (title: string, targetKeyword: string, publish = true): Promise<Post> =>
  addWritten(app, { title, html: `<h2>${title}</h2><p>Text.</p>`, targetKeyword }, publish);

const read = async (at: string, { baseUrl } = app, headers: Record<string, string> = {}) => {
  const response = await fetch(baseUrl + at, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const pathOf = ({ slug }: Post): string => `/blog/${slug}.html`;

/** The statements that are sent to PostgreSQL while `work` runs. */
async function statementsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.map(([statement]: unknown[]) =>
      typeof statement === 'object' && statement !== null
        ? String(Reflect.get(statement, 'text'))
        : String(statement),
    );
  } finally {
    query.mockRestore();
  }
}

/** Moves the clock forward by a minute, after which cached pages are rendered again. */
const passAMinute = (): void => {
  now = new Date(now.getTime() + 60_000);
};

test('a reader of a cached page, list, feed or sitemap costs no query', async () => {
  const paths = [
    pathOf(await add('The Dragon at Work', 'dragon career')),
    '/',
    '/blog',
    '/blog?category=signs',
    '/blog/feed.xml',
    '/sitemap.xml',
    '/signs/dragon',
    '/today',
    '/terms',
    '/api/blog/published?page=1',
  ];
  await categoriseArticles(app.services);
  const readAll = async () => {
    for (const each of paths) expect([each, (await read(each)).status]).toEqual([each, 200]);
  };
  expect((await statementsDuring(readAll)).length).toBeGreaterThan(0);
  expect(await statementsDuring(readAll)).toEqual([]);
});

test('public pages may be stored by shared caches, and are revalidated by their content', async () => {
  const article = pathOf(await add('The Ox at Work', 'ox career'));
  for (const at of ['/', article, '/blog', '/blog/feed.xml', '/sitemap.xml', '/signs/ox', '/terms']) {
    const { headers } = await read(at);
    expect([at, headers.get('cache-control'), headers.get('set-cookie')]).toEqual([
      at,
      'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
      null,
    ]);
    const again = await read(at, app, { 'if-none-match': headers.get('etag') ?? '' });
    expect([at, again.status]).toEqual([at, 304]);
  }
});

test('an article that is unpublished or deleted is gone at once in this process and after a minute in all, from every list', async () => {
  for (const [index, take] of [unpublishArticle, deleteArticle].entries()) {
    const post = await add(`Gone ${index}`, `tiger ${index === 0 ? 'luck' : 'love'}`);
    const lists = ['/blog', '/blog/feed.xml', '/sitemap.xml', '/signs/tiger', '/api/blog/published'];
    passAMinute();
    for (const each of [app, other]) {
      expect((await read(pathOf(post), each)).status).toBe(200);
      for (const list of lists) expect((await read(list, each)).text).toContain(post.slug);
    }
    await take(app.services, post.id);
    expect((await read(pathOf(post))).status).toBe(404);
    expect((await read(pathOf(post).replace('.html', '.png'))).status).toBe(404);
    for (const list of lists) expect((await read(list)).text).not.toContain(post.slug);
    passAMinute();
    expect((await read(pathOf(post), other)).status).toBe(404);
    for (const list of lists) expect((await read(list, other)).text).not.toContain(post.slug);
  }
});

test('a scheduled article appears when its time has come, in all processes', async () => {
  const post = await add('Later', 'rabbit luck', false);
  const at = new Date(now.getTime() + 3_600_000);
  await publishArticle(app.services, post.id, at.toISOString());
  await publishDueArticles(app.services);
  for (const each of [app, other]) expect((await read(pathOf(post), each)).status).toBe(404);
  now = at;
  await publishDueArticles(app.services);
  for (const each of [app, other]) {
    expect((await read(pathOf(post), each)).status).toBe(200);
    expect((await read('/blog', each)).text).toContain(post.slug);
  }
});

test('an article whose row is deleted in the database is gone too', async () => {
  const post = await add('Deleted by hand', 'pig luck');
  expect((await read(pathOf(post))).status).toBe(200);
  await app.db.deleteFrom('blogPosts').where('id', '=', post.id).execute();
  expect((await read(pathOf(post))).status).toBe(404);
  expect((await read('/sitemap.xml')).text).not.toContain(post.slug);
});

test('publishing one article takes as many statements with a thousand articles as with ten', async () => {
  const publishing = async (n: number): Promise<number> => {
    const post = await add(`Draft ${n}`, `snake ${n}`, false);
    return (await statementsDuring(() => publishArticle(app.services, post.id))).length;
  };
  const few = await publishing(1);
  await sql`
    insert into blog_posts (title, slug, content, meta_description, target_keyword, status, published_at, category, reading_minutes)
    select 'Many ' || n, 'many-' || n, '<p>Text.</p>', 'About.', 'monkey ' || n, 'published', ${now}::timestamptz - n * interval '1 minute',
      'signs', 1
    from generate_series(1, 1000) as n`.execute(app.db);
  await read('/blog');
  expect(await publishing(2)).toBe(few);
});

test('fifty readers of a page that is not cached share one rendering', async () => {
  const post = await add('For many readers', 'horse luck');
  let pages: Awaited<ReturnType<typeof read>>[] = [];
  const statements = await statementsDuring(async () => {
    pages = await Promise.all(Array.from({ length: 50 }, () => read(pathOf(post))));
  });
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  expect(statements.filter((statement) => /"content"/.test(statement))).toHaveLength(1);
});
