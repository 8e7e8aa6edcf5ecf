import { Article, Badge } from '@org/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ArticlePageProps } from './article-page.ts';
import { articleCategories, blogHead } from './blog/categories.ts';
import { renderArticlePage, renderBlogParts } from './render.tsx';

const day = new Date('2026-11-20T09:00:00.000Z');
const headings = [
  { id: '1-work', text: 'Work' },
  { id: '2-years', text: 'Years' },
  { id: '3-friends', text: 'Friends' },
];
const page: ArticlePageProps = {
  title: 'The Ox at Work',
  description: 'How people of the Ox work.',
  keyword: 'ox career',
  sign: 'ox',
  address: 'https://atlas.example/blog/the-ox-at-work.html',
  picture: 'https://atlas.example/social.png',
  image: null,
  publishedAt: day,
  changedAt: day,
  readingMinutes: 3,
  figure: null,
  origin: { writtenBy: 'rules', isEdited: false, checkedBy: null, writtenAt: day },
  html: headings.map(({ id, text }) => `<h2 id="${id}">${text}</h2>`).join(''),
  headings,
  related: [{ slug: 'rat', title: 'The Rat', metaDescription: 'On the Rat.' }],
  structuredData: { '@type': 'Article' },
  files: { styles: '.a{color:red}', fonts: ['/assets/a.woff2'] },
};

test('a page has its styles within it, or links to stylesheets that are not built', () => {
  expect(renderArticlePage(page)).toContain('<style>.a{color:red}</style>');
  const unbuilt = renderArticlePage({ ...page, files: { styles: ['/src/a.css'], fonts: [] } });
  expect(unbuilt).toContain('<link rel="stylesheet" href="/src/a.css"/>');
  expect(unbuilt).not.toContain('<style>');
});

test.each(['ox', null] as const)('the article of a page is the Article of @org/ui (sign %s)', (sign) => {
  const article = renderToStaticMarkup(
    <Article
      title="The Ox at Work"
      summary="How people of the Ox work."
      sign={sign}
      place={
        <>
          <a href="/">Home</a> <span aria-hidden="true">›</span> <a href="/blog">Blog</a>
        </>
      }
      facts={
        <>
          <time dateTime="2026-11-20T09:00:00.000Z">November 20, 2026</time> <span aria-hidden="true">·</span>{' '}
          <span>3 min read</span> <Badge>ox career</Badge>
        </>
      }
      headings={headings}
    >
      {headings.map(({ id, text }) => (
        <h2 key={id} id={id}>
          {text}
        </h2>
      ))}
      <p className="PublicPage-source">
        Written from our tables by rules. Text and data of{' '}
        <time dateTime="2026-11-20T09:00:00.000Z">November 20, 2026</time>
        {'. '}
        <a href="/how-we-know">How we know</a>
      </p>
    </Article>,
  );
  expect(renderArticlePage({ ...page, sign })).toContain(article);
});

test('the figure stands below the answer, before the first heading', () => {
  const figure = { kind: 'bonds', sign: 'ox' } as const;
  const html = renderArticlePage({ ...page, html: `<p>An answer.</p>${page.html}`, figure });
  expect(html).toMatch(/<p>An answer\.<\/p><figure.*<\/figure><h2 id="1-work">/s);
});

test.each([
  [
    { writtenBy: 'rules', isEdited: false, checkedBy: 'Ada Lovelace' },
    'by rules, checked by Ada Lovelace. Text',
  ],
  [{ writtenBy: 'rules', isEdited: true, checkedBy: null }, 'by rules, edited by hand. Text'],
  [
    { writtenBy: 'model', isEdited: false, checkedBy: null },
    'by a language model from facts of our tables. Text',
  ],
  [
    { writtenBy: 'editor', isEdited: true, checkedBy: '<b>' },
    'Written by an editor, checked by &lt;b&gt;. Text',
  ],
] as const)('an article says who wrote and checked it: %o', (origin, words) => {
  expect(renderArticlePage({ ...page, origin: { ...origin, writtenAt: day } })).toContain(words);
});

test('a page has no script and no inline style', () => {
  const html = renderArticlePage(page);
  expect(html).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8"\/>/i);
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
  expect(html.replace('<style>.a{color:red}</style>', '')).not.toMatch(/ style=|<style|<button| on[a-z]+=/);
});

test('structured data cannot close its script element', () => {
  const html = renderArticlePage({ ...page, structuredData: { headline: '</script><b>' } });
  expect(html).toContain(String.raw`{"headline":"\u003c/script>\u003cb>"}</script>`);
});

const listed = {
  id: 1,
  slug: 'rat',
  title: 'The Rat',
  metaDescription: 'On the Rat.',
  targetKeyword: 'rat',
  readingMinutes: 2,
  zodiacSign: 'rat' as const,
  publishedAt: day.toISOString(),
};

test('a page of the blog has its articles, and links to its subjects and to the first and the last page', () => {
  const { head, list } = renderBlogParts(
    {
      category: 'signs',
      page: 5,
      pageCount: 9,
      total: 200,
      categories: ['signs', 'car-brands'],
      articles: [listed],
    },
    'https://atlas.example',
  );
  expect(list.match(/href="[^"]+"/g)).toEqual(
    [
      '/blog',
      '/blog?category=signs',
      '/blog?category=car-brands',
      '/blog/rat.html',
      '/blog?category=signs',
      ...[4, 3, 4, 5, 6, 7, 6, 9].map((page) => `/blog?category=signs&amp;page=${page}`),
    ].map((address) => `href="${address}"`),
  );
  expect(list).toContain('200 articles, the newest first');
  expect(head).toContain(
    '<link rel="canonical" href="https://atlas.example/blog?category=signs&amp;page=5"/>',
  );
  expect(head).toContain('<meta property="og:image" content="https://atlas.example/share/blog.png"/>');
  expect(head).toContain('<title>Signs: articles, page 5 · Zodiac Atlas</title>');
});

test('an empty blog leads to the sample', () => {
  const { list } = renderBlogParts(
    {
      category: null,
      page: 1,
      pageCount: 1,
      total: 0,
      categories: [],
      articles: [],
    },
    'https://atlas.example',
  );
  expect(list).toContain('No articles yet');
  expect(list).toMatch(/href="\/zodiac-sample"[^>]*>Try Free Sample/);
});

test('titles and descriptions of the pages of the blog fit into search results', () => {
  for (const category of [null, ...articleCategories.map(({ id }) => id)]) {
    const { title, description } = blogHead({ category, page: 100 });
    expect([title, `${title} · Zodiac Atlas`.length <= 60, description.length <= 155]).toEqual([
      title,
      true,
      true,
    ]);
  }
});
