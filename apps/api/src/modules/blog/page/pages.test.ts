import path from 'node:path';
import { parseDocument, DomUtils } from 'htmlparser2';
import { shopPaths } from '@org/public-pages/shop-paths.ts';
import { almanacPaths } from '@org/public-pages/render.js';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ArticleDraft } from '@org/article-composer';
import { addWritten } from '#test/blog.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import { publishArticle, unpublishArticle } from '#modules/blog/articles/publish-article.ts';
import type { Post } from '#modules/blog/articles/queries.ts';
import { updateArticle } from '#modules/blog/articles/save-text.ts';

let app: RunningApp;
let now = new Date('2026-11-20T09:00:00.000Z');
const origin = 'http://atlas.localhost';

beforeAll(async () => {
  app = await startApp({
    clock: () => now,
    env: { WEB_DIST: path.join(import.meta.dirname, '../../../test/web-build') },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-11-20T09:00:00.000Z');
  await app.db.deleteFrom('blogPosts').execute();
});

const add = (text: Partial<ArticleDraft> = {}, publish = true): Promise<Post> =>
  addWritten(app, { html: '<h2>Work</h2><p>Ambition, and stamina.</p>', ...text }, publish);

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(app.baseUrl + path, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const pageOf = ({ slug }: Post) => read(`/blog/${slug}.html`);

/** Parses a page as a browser or crawler does. */
function parsed(html: string) {
  const document = parseDocument(html);
  const find = (name: string) => DomUtils.getElementsByTagName(name, document);
  const meta = (name: string): string | undefined =>
    find('meta').find(({ attribs }) => attribs.name === name || attribs.property === name)?.attribs.content;
  const link = (rel: string) => find('link').find(({ attribs }) => attribs.rel === rel)?.attribs.href;
  const text = (name: string) => find(name).map((element) => DomUtils.textContent(element));
  return { find, meta, link, text };
}

function graphOf(html: string): Record<string, unknown>[] {
  const data = parsed(html)
    .find('script')
    .filter(({ attribs }) => attribs.type === 'application/ld+json')
    .map((script) => JSON.parse(DomUtils.textContent(script)) as { '@graph': Record<string, unknown>[] });
  return data.flatMap((each) => each['@graph']);
}

describe('the page of an article', () => {
  test('has its title and description for readers, search engines and social networks', async () => {
    const post = await add();
    const { status, headers, text } = await pageOf(post);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const page = parsed(text);
    expect(page.text('title')).toEqual(['The Dragon at Work · Zodiac Atlas']);
    expect(page.text('h1')).toEqual(['The Dragon at Work']);
    const address = `${origin}/blog/the-dragon-at-work.html`;
    expect(page.link('canonical')).toBe(address);
    expect({
      description: page.meta('description'),
      type: page.meta('og:type'),
      title: page.meta('og:title'),
      shared: page.meta('og:description'),
      url: page.meta('og:url'),
      image: page.meta('og:image'),
      published: page.meta('article:published_time'),
    }).toEqual({
      description: 'How people of the Dragon work.',
      type: 'article',
      title: 'The Dragon at Work',
      shared: 'How people of the Dragon work.',
      url: address,
      image: `${origin}/blog/the-dragon-at-work.png`,
      published: '2026-11-20T09:00:00.000Z',
    });
    expect(text).toContain('<h2 id="1-work">Work</h2><p>Ambition, and stamina.</p>');
    // The second date says when the text was written from the data.
    expect(page.text('time')).toEqual(['November 20, 2026', 'November 20, 2026']);
  });

  test('shows the figure of the draft below its answer, and says who wrote and checked it', async () => {
    await app.db.deleteFrom('blogSettings').execute();
    const { text } = await pageOf(
      await add({
        html: '<p>The Dragon.</p><h2>Work</h2><p>Ambition.</p>',
        figure: { kind: 'bonds', sign: 'dragon' },
      }),
    );
    expect(text).toMatch(/<p>The Dragon\.<\/p><figure class="za-CompatibilityWheel.*<h2 id="1-work">/s);
    expect(text).toContain('Written by our program from our tables. Text and data of ');
    expect(text).toContain('<a href="/how-we-know">How we know</a>');
  });

  test('names the editor from the settings as soon as the name is saved', async () => {
    const post = await add({ figure: { kind: 'bonds', sign: 'dragon' } });
    const admin = await app.as('admin');
    const { body } = await admin.call('GET /api/blog/settings');
    const name = async (editorName: string) => {
      await admin.call('PUT /api/blog/settings', { body: { ...body, editorName } });
      return (await pageOf(post)).text;
    };
    expect(await name(' Ada  Lovelace ')).toContain('from our tables, checked by Ada Lovelace. Text');
    expect((await admin.call('GET /api/blog/settings')).body.editorName).toBe('Ada Lovelace');
    expect(await name('')).toContain('from our tables. Text');
  });

  test('has a separate picture for social networks, a PNG of 1200 × 630', async () => {
    const { slug } = await add({ title: 'The Goat’s Own Year (本命年)' });
    const response = await fetch(`${app.baseUrl}/blog/${slug}.png`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, height]).toEqual([1200, 630]);
    const draft = await add({ title: 'A draft' }, false);
    for (const unknown of [draft.slug, 'nothing'])
      expect((await read(`/blog/${unknown}.png`)).status).toBe(404);
  });

  test('has structured data as JSON-LD, without its questions, which search engines no longer show', async () => {
    const post = await add({
      html: '<h2>Questions</h2><h3>Is it a good year?</h3><p>Tradition says so.</p><h3>And 2025?</h3><p>A Snake.</p><h2>End</h2><p>Fin.</p>',
    });
    const graph = graphOf((await pageOf(post)).text);
    expect(graph.map((each) => each['@type'])).toEqual(['Article', 'BreadcrumbList']);
    expect(graph[0]).toMatchObject({
      headline: 'The Dragon at Work',
      datePublished: '2026-11-20T09:00:00.000Z',
      mainEntityOfPage: `${origin}/blog/the-dragon-at-work.html`,
    });
  });

  test('shows what an admin typed as text, in every part of the page', async () => {
    const hostile = `</script><script>alert(1)</script> "quoted" & 'so' <b>bold</b>`;
    const post = await add({ title: hostile, metaDescription: hostile, targetKeyword: hostile });
    const { text } = await pageOf(post);
    const page = parsed(text);
    expect(page.text('h1')).toEqual([hostile]);
    expect(page.meta('description')).toBe(hostile);
    expect(page.meta('og:title')).toBe(hostile);
    expect(page.find('script').map(({ attribs }) => attribs.src ?? attribs.type)).toEqual([
      '/assets/islands.js',
      'application/ld+json',
    ]);
    expect(graphOf(text)[0]).toMatchObject({ headline: hostile, description: hostile, keywords: hostile });
  });

  test('has a policy that permits the script of the islands only, and no other origin', async () => {
    const { headers } = await pageOf(await add());
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'sha256-aXNsYW5kcw=='", "base-uri 'none'"]),
    );
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('is answered with 304 until it changes', async () => {
    const post = await add();
    const etag = (await pageOf(post)).headers.get('etag') ?? '';
    const again = await read(`/blog/${post.slug}.html`, { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    await add({ title: 'Another, which it now names under “Read on”' });
    const changed = await read(`/blog/${post.slug}.html`, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.text).toContain('Another, which it now names');
  });

  test('links its table of contents to each main heading, and lets wide tables scroll', async () => {
    const html =
      '<h2>One &amp; only</h2><p>a</p><h2>Two</h2><table><tbody><tr><td>1</td></tr></tbody></table><h2>Two</h2>';
    const { text } = await pageOf(await add({ html }));
    const page = parsed(text);
    const links = page.find('a').flatMap(({ attribs }) => /^#(\d+-.*)/.exec(attribs.href ?? '')?.[1] ?? []);
    const ids = page.find('h2').flatMap(({ attribs }) => attribs.id ?? []);
    expect(links).toEqual(['1-one-and-only', '2-two', '3-two']);
    expect(ids).toEqual(expect.arrayContaining(links));
    expect(text).toMatch(/<div role="group" [^>]*tabindex="0"><table>/);
  });

  test.each([
    ['does not stack', 'short cells', 'Cars', false],
    ['stacks', 'a column of text at its end', 'Cars, electric vehicles and batteries', true],
  ])('on a phone, it %s the rows of a table with %s', async (_does, _cells, known, isMarked) => {
    const html = `<h2>Rows</h2><table><tbody><tr><th>Tesla</th><td>July 1, 2003</td><td>${known}</td></tr></tbody></table>`;
    const { text } = await pageOf(await add({ html }));
    expect(text.includes('data-rows="stacked"><table>')).toBe(isMarked);
  });

  test.each([
    ['dragon career', '龍'],
    ['best car for tigers', '虎'],
    ['numerology', '生'],
  ])('about "%s" has the seal %s', async (targetKeyword, character) => {
    const { text } = await pageOf(await add({ title: 'An article', targetKeyword }));
    expect(/za-Article-seal.*?>([^<>]+)<\/text>/s.exec(text)?.[1]).toBe(character);
  });

  test('names three other articles, those on its own subject first', async () => {
    const post = await add({ title: 'The Dragon in Love', targetKeyword: 'dragon love' });
    await add({ title: 'Rat Years', targetKeyword: 'rat' });
    await add({ title: 'Dragon Years', targetKeyword: 'dragon' });
    await add({ title: 'Ox Years', targetKeyword: 'ox' });
    await add({ title: 'A Dragon in Love', targetKeyword: 'dragon love' });
    await add({ title: 'A draft on the Dragon in Love', targetKeyword: 'dragon love' }, false);
    const { text } = await pageOf(post);
    expect(parsed(text).text('h3')).toEqual(['A Dragon in Love', 'Dragon Years', 'Ox Years']);
  });

  test.each([
    '/blog/../../etc/passwd.html',
    '/blog/%2e%2e/secret.html',
    '/blog/..%2f..%2fpackage.html',
    '/blog/.env',
    '/blog/.env.html',
    '/Blog/No-Such-Article.html',
    '/blog/the-dragon-at-work.html/x',
    `/blog/${'a'.repeat(300)}.html`,
    '/blog/no-such-article.html',
    "/blog/a'or'1'='1.html",
  ])('T15: is not found at %s', async (path) => {
    await add();
    expect((await read(path)).status).toBe(404);
  });

  test.each([
    '/blog/The-Dragon-At-Work.html',
    '/Blog/the-dragon-at-work.html',
    '/BLOG/THE-DRAGON-AT-WORK.HTML',
    '/blog/the-dragon-at-work.html/',
    '/blog//the-dragon-at-work.html',
    '/blog/%74he-dragon-at-work.html',
    '/%62log/the-dragon-at-work.html',
  ])('has one address, to which %s redirects', async (path) => {
    await add();
    const { status, headers } = await read(`${path}?utm_source=feed`);
    expect([status, headers.get('location')]).toEqual([308, '/blog/the-dragon-at-work.html?utm_source=feed']);
  });

  test('of a draft is not found in any spelling of its URL', async () => {
    await add({}, false);
    for (const path of ['/blog/the-dragon-at-work.html', '/Blog/The-Dragon-At-Work.html']) {
      expect((await read(path)).status).toBe(404);
    }
  });

  test('is refused if the URL has invalid characters', async () => {
    expect((await read('/blog/a%00b.html')).status).toBe(400);
  });

  test('of a draft is not found, not even by an admin', async () => {
    const post = await add({}, false);
    const admin = await app.as('admin');
    expect((await admin.send('GET', `/blog/${post.slug}.html`)).status).toBe(404);
  });
});

describe('the lists of articles', () => {
  test('the sitemap has the public pages, every page of the almanac and every published article', async () => {
    const first = await add({ title: 'First & foremost' });
    await add({ title: 'A draft' }, false);
    const { headers, text } = await read('/sitemap.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const addresses = parsed(text).text('loc');
    expect(addresses).toEqual([
      `${origin}/`,
      `${origin}/zodiac-sample`,
      `${origin}/blog`,
      ...Object.values(shopPaths).map((path) => origin + path),
      ...almanacPaths.map((path) => origin + path),
      `${origin}/blog/${first.slug}.html`,
    ]);
    // The pages are lists and hubs, twelve signs, 201 years and 78 pairs.
    expect(almanacPaths).toHaveLength(6 + 12 + 201 + 78);
    // The page of today and the article are the only pages with a known date of change.
    expect(text.match(/<lastmod>[^<]+/g)).toEqual([
      '<lastmod>2026-11-20',
      '<lastmod>2026-11-20T09:00:00.000Z',
    ]);
    await unpublishArticle(app.services, first.id);
    expect((await read('/sitemap.xml')).text).not.toContain(first.slug);
  });

  test('robots.txt names the sitemap and disallows the API', async () => {
    const { text } = await read('/robots.txt');
    expect(text.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      '',
      `Sitemap: ${origin}/sitemap.xml`,
      '',
    ]);
  });

  test('the feed has the full text of each article, newest first, in well-formed XML', async () => {
    await add({ title: 'Old' });
    now = new Date('2026-11-21T09:00:00.000Z');
    await add({ title: 'New <b> & ]]> "old"' });
    const { headers, text } = await read('/blog/feed.xml');
    expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const feed = parseDocument(text, { xmlMode: true });
    const all = (name: string) =>
      DomUtils.getElementsByTagName(name, feed).map((element) => DomUtils.textContent(element));
    expect(all('title')).toEqual(['Zodiac Atlas', 'New <b> & ]]> "old"', 'Old']);
    expect(all('updated')).toEqual([
      '2026-11-21T09:00:00.000Z',
      '2026-11-21T09:00:00.000Z',
      '2026-11-20T09:00:00.000Z',
    ]);
    expect(all('content')[0]).toBe('<h2>Work</h2><p>Ambition, and stamina.</p>');
  });

  test('the links of an article in the feed resolve to our site, and none is a dead link', async () => {
    const [kept, gone] = [await add({ title: 'The Ox' }), await add({ title: 'The Rat' })];
    await add({
      title: 'Both',
      html: `<p><a href="/blog/${kept.slug}.html">kept</a>, <a href="/blog/${gone.slug}.html">gone</a></p>`,
    });
    await unpublishArticle(app.services, gone.id);
    const feed = parseDocument((await read('/blog/feed.xml')).text, { xmlMode: true });
    const [content = ''] = DomUtils.getElementsByTagName('content', feed).map((element) =>
      DomUtils.textContent(element),
    );
    expect(content).toBe(`<p><a href="/blog/${kept.slug}.html">kept</a>, gone</p>`);
    // Readers of a feed resolve relative addresses against `xml:base` (RFC 4287, section 2).
    const [root] = DomUtils.getElementsByTagName('feed', feed);
    expect(root?.attribs['xml:base']).toBe(`${origin}/`);
  });

  test('an entry of the feed keeps its id when the address of its article changes', async () => {
    const entry = async () => {
      const [, found = ''] = /<entry>(.*?)<\/entry>/s.exec((await read('/blog/feed.xml')).text) ?? [];
      return [/<id>(.*?)<\/id>/.exec(found)?.[1], /href="(.*?)"/.exec(found)?.[1]] as const;
    };
    const { id, title, content, metaDescription, targetKeyword } = await add();
    const [idBefore, addressBefore] = await entry();
    const body = { title, content, metaDescription, targetKeyword, slug: 'dragons-at-work' };
    await updateArticle(app.services, 'editor', id, body);
    const [idAfter, addressAfter] = await entry();
    expect(addressAfter).toBe(`${origin}/blog/dragons-at-work.html`);
    expect(addressAfter).not.toBe(addressBefore);
    expect(idBefore).toMatch(/^http:\/\/atlas\.localhost\/blog#article-\d+$/);
    expect(idAfter).toBe(idBefore);
  });

  test('a feed without articles is valid', async () => {
    const { status, text } = await read('/blog/feed.xml');
    expect([status, text.includes('<entry>')]).toEqual([200, false]);
  });

  test('all of them are answered with 304 while unchanged', async () => {
    await add();
    for (const path of ['/sitemap.xml', '/robots.txt', '/blog/feed.xml', '/api/blog/published']) {
      const etag = (await read(path)).headers.get('etag') ?? '';
      expect([path, (await read(path, { 'if-none-match': etag })).status]).toEqual([path, 304]);
    }
  });
});

describe('a control character in a stored text', () => {
  test('breaks neither the feed nor the sitemap nor the page', async () => {
    const post = await add();
    await app.db
      .updateTable('blogPosts')
      .set({
        title: 'A\u0008B\uFFFF',
        metaDescription: 'C\u001bD',
        targetKeyword: 'E\u0001F',
        content: '<p>G\u000bH</p>',
      })
      .where('id', '=', post.id)
      .execute();
    const texts = [
      (await read('/blog/feed.xml')).text,
      (await read('/sitemap.xml')).text,
      (await pageOf(post)).text,
    ];
    for (const text of texts) expect(text).not.toMatch(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/u);
    expect(texts[0]).toContain('<title>AB</title>');
  });
});

test('an article that is published again keeps its URL', async () => {
  const post = await add();
  await unpublishArticle(app.services, post.id);
  expect((await publishArticle(app.services, post.id)).slug).toBe(post.slug);
  expect((await pageOf(post)).status).toBe(200);
});
