import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import { categoriseArticles } from '#modules/blog/articles/subjects-of.ts';

const total = 2_120;
const origin = 'http://atlas.localhost';

let webDist: string;
let app: RunningApp;

beforeAll(async () => {
  webDist = await mkdtemp(path.join(tmpdir(), 'web-dist-'));
  await writeFile(path.join(webDist, 'index.html'), '<!doctype html><title>home</title>');
  await writeFile(path.join(webDist, '404.html'), '<!doctype html><title>not found</title>');
  app = await startApp({ lists: false, env: { WEB_DIST: webDist } });
  // The first article is the oldest. Every tenth is about a number, the others about the Dragon.
  await sql`
    insert into blog_posts (title, slug, content, meta_description, target_keyword, category, status, published_at, updated_at)
    select 'Article ' || n, 'article-' || n, '<p>Text.</p>', 'About.',
      case when n % 10 = 0 then 'life path number 7' else 'dragon luck' end,
      case when n > ${total}::int - 20 then null when n % 10 = 0 then 'numbers' else 'signs' end, 'published',
      '2026-01-01Z'::timestamptz + n * interval '1 minute', '2026-01-01Z'
    from generate_series(1, ${total}::int) as n`.execute(app.db);
});
afterAll(async () => {
  await app.close();
  await rm(webDist, { recursive: true });
});

const read = async (at: string) => {
  const response = await fetch(app.baseUrl + at, { redirect: 'manual' });
  return { status: response.status, text: await response.text() };
};

/** The elements of a document with a tag name. */
const elements = (text: string, name: string) =>
  DomUtils.getElementsByTagName(name, parseDocument(text, { xmlMode: text.startsWith('<?xml') }));
const texts = (text: string, name: string) =>
  elements(text, name).map((element) => DomUtils.textContent(element));
const links = (text: string) =>
  Object.fromEntries(elements(text, 'link').map(({ attribs: { rel = '', href } }) => [rel, href]));

describe('the feed', () => {
  test('has the newest fifty articles, and links to the pages with the others', async () => {
    const { text } = await read('/blog/feed.xml');
    const titles = texts(text, 'title').slice(1);
    expect([titles.length, titles[0], titles.at(-1)]).toEqual([
      50,
      `Article ${total}`,
      `Article ${total - 49}`,
    ]);
    const last = Math.ceil(total / 50);
    expect(links(text)).toMatchObject({
      self: `${origin}/blog/feed.xml`,
      first: `${origin}/blog/feed.xml`,
      next: `${origin}/blog/feed.xml?page=2`,
      last: `${origin}/blog/feed.xml?page=${last}`,
    });
    expect(links(text)).not.toHaveProperty('previous');
  });

  test('has every article once on its pages, which end with the oldest', async () => {
    const found: string[] = [];
    let at: string | undefined = '/blog/feed.xml';
    while (at !== undefined) {
      const { text }: { text: string } = await read(at);
      found.push(...texts(text, 'title').slice(1));
      at = links(text).next?.slice(origin.length);
    }
    expect([found.length, new Set(found).size, found.at(-1)]).toEqual([total, total, 'Article 1']);
  });

  test.each(['?page=0', '?page=44', '?page=x', '?page=1&page=2'])('has no page %s', async (query) => {
    expect((await read(`/blog/feed.xml${query}`)).status).toBe(404);
  });
});

test('a sitemap of more than a thousand addresses is an index of sitemaps, which have every article once', async () => {
  const index = await read('/sitemap.xml');
  expect(index.text).toContain('<sitemapindex');
  const parts = texts(index.text, 'loc').map((address) => address.slice(origin.length));
  expect(parts).toEqual([
    '/sitemap-pages.xml',
    '/sitemap-articles-1.xml',
    '/sitemap-articles-2.xml',
    '/sitemap-articles-3.xml',
  ]);
  const addresses = (
    await Promise.all(parts.map(async (part) => texts((await read(part)).text, 'loc')))
  ).flat();
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain(`${origin}/signs/rat`);
  expect(addresses.filter((address) => address.includes('/blog/article-'))).toHaveLength(total);
  for (const none of ['/sitemap-articles-4.xml', '/sitemap-articles-0.xml', '/sitemap-x.xml'])
    expect([none, (await read(none)).status]).toEqual([none, 404]);
});

describe('the pages of the blog', () => {
  test('have each article once, and links to the first, the last and the neighboring pages', async () => {
    const found: string[] = [];
    const pages: Record<string, string | undefined>[] = [];
    for (let at: string | undefined = '/blog'; at !== undefined; at = pages.at(-1)?.next) {
      const { text }: { text: string } = await read(at);
      found.push(...texts(text, 'h2').filter((title) => title.startsWith('Article ')));
      pages.push(links(text));
    }
    expect([found.length, new Set(found).size, found[0]]).toEqual([total, total, `Article ${total}`]);
    const last = `/blog?page=${pages.length}`;
    expect(pages[0]).toMatchObject({ canonical: `${origin}/blog`, first: '/blog', last });
    expect(pages[2]).toMatchObject({
      canonical: `${origin}/blog?page=3`,
      prev: '/blog?page=2',
      next: '/blog?page=4',
    });
    expect(pages.at(-1)).toMatchObject({ canonical: origin + last, last });
  });

  test('link to each other in the text as well, for readers', async () => {
    const { text } = await read('/blog?page=9');
    const addresses = elements(text, 'a').map(({ attribs }) => attribs.href);
    expect(addresses).toEqual(
      expect.arrayContaining(['/blog', '/blog?page=8', '/blog?page=10', '/blog?page=89']),
    );
    expect(texts(text, 'title')).toEqual(['Blog, page 9 · Zodiac Atlas']);
  });

  test('can be filtered by subject, once the job has categorized the articles', async () => {
    expect((await read('/blog?category=numbers')).text).toContain('210 articles, the newest first');
    await categoriseArticles(app.services);
    const { status, text } = await read('/blog?category=numbers&page=2');
    expect(status).toBe(200);
    expect(texts(text, 'title')).toEqual(['Numbers: articles, page 2 · Zodiac Atlas']);
    expect(text).toContain('212 articles, the newest first');
    expect(texts(text, 'h2')[0]).toBe(`Article ${total - 240}`);
    const subjects = elements(text, 'nav').find(({ attribs }) => attribs['aria-label'] === 'Subjects');
    const shown = subjects
      ? DomUtils.getElementsByTagName('a', subjects).map((link) => [
          DomUtils.textContent(link),
          link.attribs['aria-current'],
        ])
      : [];
    expect(shown).toEqual([
      ['All', undefined],
      ['Signs', undefined],
      ['Numbers', 'page'],
    ]);
    const { body } = await (
      await app.as('signed-out')
    ).call('GET /api/blog/published', { query: { category: 'numbers', page: 2, limit: 24 } });
    expect(body).toMatchObject({ total: 212, totalPages: 9, categories: ['signs', 'numbers'] });
    expect(body.posts[0]).toMatchObject({ title: `Article ${total - 240}`, category: 'numbers' });
  });

  test.each(['?page=90', '?page=0', '?page=1.5', '?category=cats', '?category=customs'])(
    'get the 404 page at /blog%s',
    async (query) => {
      expect((await read(`/blog${query}`)).status).toBe(404);
    },
  );

  test('have one address each, whatever else the query has', async () => {
    const { text } = await read('/blog?utm_source=feed&page=2');
    expect(links(text).canonical).toBe(`${origin}/blog?page=2`);
  });
});
