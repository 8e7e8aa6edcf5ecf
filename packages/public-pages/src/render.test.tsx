import { lists } from '@org/api-contract/lists';
import { Article, Badge } from '@org/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { zodiacSignIds } from '@org/zodiac-core';
import { expect, test } from 'vitest';
import type { ArticlePageProps } from './article-page.ts';
import type { BlogListing } from './blog/blog-listing.ts';
import { articleCategories, blogHead } from './blog/categories.ts';
import { renderAlmanacPage, renderArticlePage, renderBlogPage, renderLandingPage } from './render.tsx';

const day = new Date('2026-11-20T09:00:00.000Z');
const today = { year: 2026, month: 11, day: 24 };
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
  files: {
    styles: { text: '.a{color:red}', hash: 'sha256-b' },
    islands: { src: '/assets/islands.js', integrity: 'sha256-a' },
    fonts: ['/assets/text.woff2'],
  },
};

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
          <span>3 min read</span> <Badge>ox career</Badge> <span aria-hidden="true">·</span>{' '}
          <a
            data-island="share"
            href="mailto:?subject=The%20Ox%20at%20Work&body=https%3A%2F%2Fatlas.example%2Fblog%2Fthe-ox-at-work.html"
          >
            Share
          </a>
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
        Written by our program from our tables. Text and data of{' '}
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
    'from our tables, checked by Ada Lovelace. Text',
  ],
  [{ writtenBy: 'rules', isEdited: true, checkedBy: null }, 'from our tables, edited by hand. Text'],
  [
    { writtenBy: 'model', isEdited: false, checkedBy: null },
    'by a language model from facts in our tables. Text',
  ],
  [
    { writtenBy: 'editor', isEdited: true, checkedBy: '<b>' },
    'Written by an editor, checked by &lt;b&gt;. Text',
  ],
] as const)('an article says who wrote and checked it: %o', (origin, words) => {
  expect(renderArticlePage({ ...page, origin: { ...origin, writtenAt: day } })).toContain(words);
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

const site = { origin: 'https://atlas.example', files: page.files };
const landing = {
  site,
  priceText: '$62',
  refundPromise: 'Money back for 14 days.',
  testimonials: null,
  counts: {},
};
const articlesOf = (listing: Partial<BlogListing>): BlogListing => ({
  category: null,
  page: 1,
  pageCount: 1,
  total: 0,
  categories: [],
  articles: [],
  ...listing,
});

test.each([
  ['an article', () => renderArticlePage(page)],
  [
    'the blog',
    () =>
      renderBlogPage({
        site,
        listing: articlesOf({ articles: [listed, { ...listed, id: 2, zodiacSign: null }] }),
      }),
  ],
  ['the landing page', () => renderLandingPage(landing)],
  ['a page of the almanac', () => renderAlmanacPage('/years/1990', { site, today, articles: [] })],
])(
  '%s has the script of the islands by its hash and not inline, contains its stylesheet, and preloads its fonts',
  (_, render) => {
    const html = render();
    expect(html).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8"\/>/i);
    expect(html.match(/<script[^>]*>/g)).toEqual([
      '<script src="/assets/islands.js" async="" integrity="sha256-a">',
      '<script type="application/ld+json">',
    ]);
    expect(html).toContain('<style>.a{color:red}</style></head>');
    expect(html.match(/<link rel="preload"[^>]*>/g)).toEqual([
      '<link rel="preload" as="font" type="font/woff2" href="/assets/text.woff2" crossorigin="anonymous"/>',
    ]);
    expect(html.replace('<style>', '')).not.toMatch(/ style=|<style|rel="stylesheet"| on[a-z]+=/);
  },
);

test('the header is the same for all readers, with the entries of all groups', () => {
  const [, header = ''] =
    /<header class="za-SiteHeader[^>]*>(.*?)<\/header>/s.exec(renderArticlePage(page)) ?? [];
  const entries = [...header.matchAll(/<li>((?:(?!<li>).)*?)<\/li>/gs)].map(([, entry = '']) => [
    /data-for="(\w+)"/.exec(entry)?.[1],
    /href="([^"]+)"/.exec(entry)?.[1],
    entry.replaceAll(/<[^>]+>/g, ''),
  ]);
  expect(entries).toEqual([
    [undefined, '/today', 'Today'],
    [undefined, '/signs', 'Signs'],
    [undefined, '/years', 'Years'],
    [undefined, '/elements', 'Elements'],
    [undefined, '/numbers', 'Numbers'],
    ['visitor', '/signs#pairs', 'Compatibility'],
    ['user', '/compatibility', 'Compatibility'],
    [undefined, '/blog', 'Blog'],
    ['visitor', '/login', 'Sign In'],
    ['visitor', '/zodiac-sample', 'Try Free Sample'],
    ['user', '/personal', 'Your Zodiac'],
    ...Object.values(lists).map(({ path, heading }) => ['user', path, heading]),
    ['user', '/openings', 'Openings'],
    ['user', '/for-you', 'For You'],
    ['user', '/insights', 'Insights'],
    ['user', '/kept', 'Saved'],
    ['user', '/compare', 'Compare'],
    ['admin', '/blog-admin', 'Blog Admin'],
    ['unpaid', '/checkout', 'Get Lifetime Access'],
    ['user', '/account', 'Account'],
    ['user', '/gift', 'Gift'],
    ['user', undefined, 'Logout'],
  ]);
});

test('no form of the landing page can put a birth date into an address', () => {
  const [form = ''] = /<form.*?<\/form>/s.exec(renderLandingPage(landing)) ?? [];
  expect(form).toContain('Birth date');
  expect(form).not.toMatch(/ name=/);
});

test('the first section of the landing page has one action beside the date, and what it costs', () => {
  const [first = ''] = /<section.*?<\/section>/s.exec(renderLandingPage(landing)) ?? [];
  // Without scripts the link leads to the years.
  expect(first.match(/<(?:button|a)[ >]/g)).toEqual(['<button ', '<a ']);
  for (const part of ['Try Free Sample', '$62', 'No subscription', 'Money back for 14 days.'])
    expect(first).toContain(part);
});

test('every Chinese text of the landing page is marked as such', () => {
  const html = renderLandingPage(landing).replace(/<head>.*?<\/head>/s, '');
  const texts = [...html.matchAll(/<([^<>]*)>([^<]*\p{Script=Han}[^<]*)/gu)];
  expect(texts.length).toBeGreaterThan(12);
  expect(texts.filter(([, tag]) => !tag?.includes('lang="zh-Hant"'))).toEqual([]);
});

test('every Chinese text of an article is marked as such, and no tag is changed', () => {
  const html = '<p title="a > 馬">The Horse (馬) and the Ox (牛)</p>';
  expect(renderArticlePage({ ...page, html })).toContain(
    '<p title="a > 馬">The Horse (<span lang="zh-Hant">馬</span>) and the Ox (<span lang="zh-Hant">牛</span>)</p>',
  );
});

test('the landing page states the counts that are known, and leaves out the sentences of the others', () => {
  const counts = {
    companies: zodiacSignIds.map((_, index) => 200 + index),
    usStates: zodiacSignIds.map(() => 4),
  };
  const text = (html: string) => html.replaceAll(/<(?!\/p>)[^>]+>/g, '');
  const known = text(renderLandingPage({ ...landing, counts }));
  expect(known).toContain('in a Year of the Ox. It is one of 201 Oxen among 2,466 companies.');
  expect(known).toContain('in a Year of the Pig. It is one of 4 Pigs among 48 states.');
  expect(known).toContain('Acura was founded on March 27, 1986, in a Year of the Tiger.</p>');
  const unknown = renderLandingPage(landing);
  expect(unknown).toContain('<p>Real companies, from');
  expect(text(unknown)).not.toMatch(/one of \d/);
  expect(unknown).not.toMatch(/\d states?</);
});

test('the landing page has the words of real readers in place of the examples', () => {
  const notice = 'Examples written by us. These are not the words of real readers.';
  expect(renderLandingPage(landing)).toContain(notice);
  const testimonials = [{ quote: 'Right to the day.', name: 'Ada', about: 'Year of the Pig' }];
  const real = renderLandingPage({ ...landing, testimonials });
  expect(renderLandingPage(landing).match(/za-Testimonial " data-size="s"/g)).toHaveLength(3);
  expect(real.match(/za-Testimonial " data-size="m"/g)).toHaveLength(1);
  expect(real).toContain('Right to the day.');
  expect(real).not.toContain(notice);
});

test('structured data cannot close its script element', () => {
  const html = renderArticlePage({ ...page, structuredData: { headline: '</script><b>' } });
  expect(html).toContain(String.raw`{"headline":"\u003c/script>\u003cb>"}</script>`);
});

test('a page of the blog has its articles, and links to its subjects and to the first and the last page', () => {
  const html = renderBlogPage({
    site,
    listing: articlesOf({
      category: 'signs',
      page: 5,
      pageCount: 9,
      total: 200,
      categories: ['signs', 'car-brands'],
      articles: [listed],
    }),
  });
  const list = html.slice(html.indexOf('<nav aria-label="Subjects"'), html.indexOf('Which year is yours?'));
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
  expect(html).toContain(
    '<link rel="canonical" href="https://atlas.example/blog?category=signs&amp;page=5"/>',
  );
  expect(html).toContain('<meta property="og:image" content="https://atlas.example/share/blog.png"/>');
  expect(html).toContain('<title>Signs: articles, page 5 · Zodiac Atlas</title>');
});

test('an article card has keyword, reading time, title, description and date, and opens in a new tab', () => {
  const html = renderBlogPage({ site, listing: articlesOf({ articles: [listed], total: 1 }) });
  const [card = ''] = /<article.*?<\/article>/s.exec(html) ?? [];
  expect(card).toContain(
    '<a href="/blog/rat.html" target="_blank" rel="noopener" aria-label="Read Article: The Rat',
  );
  const words = card.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  for (const shown of [
    'The Rat',
    'rat',
    'Published : November 20, 2026',
    'Reading time : 2 min',
    'On the Rat.',
    'Read Article',
  ])
    expect(words.replaceAll(' : ', ': '), shown).toContain(shown.replace(' : ', ': '));
});

test('the blog leads to the sample', () => {
  expect(renderBlogPage({ site, listing: articlesOf({ articles: [listed], total: 1 }) })).toMatch(
    /href="\/zodiac-sample"[^>]*>Discover My Zodiac Sign/,
  );
});

test('an empty blog leads to the sample', () => {
  const html = renderBlogPage({ site, listing: articlesOf({}) });
  expect(html).toContain('No articles yet');
  expect(html).toMatch(/href="\/zodiac-sample"[^>]*>Try Free Sample/);
});

test('while the database is unavailable the blog says so in place of its list', () => {
  expect(renderBlogPage({ site, listing: undefined })).toContain('The articles could not be loaded.');
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
