import { createHash } from 'node:crypto';
import { readingTime } from '@org/zodiac-core';
import { articleQuestions } from './article-questions.ts';
import { pageBody, type PageBody } from './page-body.ts';
import { signOfArticle } from '#modules/blog/articles/sign-of-article.ts';
import type { Site } from './site.ts';
import { escapedText, withoutUnwritable } from '#modules/blog/articles/tidy-text.ts';

/** An article as its page shows it. `content` is sanitized HTML, the other texts are plain. */
export interface ArticleOnPage {
  title: string;
  slug: string;
  content: string;
  body: PageBody;
  metaDescription: string;
  targetKeyword: string;
  featuredImage: string | null;
  publishedAt: Date;
  updatedAt: Date;
}

export interface RelatedArticle {
  slug: string;
  title: string;
  metaDescription: string;
}

export const articlePath = (slug: string): string => `/blog/${slug}.html`;

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Renders the whole HTML page of an article. It has no script; its JSON-LD is data. */
export function renderArticlePage(
  article: ArticleOnPage,
  related: readonly RelatedArticle[],
  site: Site,
): string {
  const text = escapedText;
  const { title, metaDescription, publishedAt, content, body } = article;
  const address = site.origin + articlePath(article.slug);
  const picture = article.featuredImage ?? `${site.origin}/social.png`;
  const minutes = readingTime(content);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#f8f3e8" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#131a2a" media="(prefers-color-scheme: dark)">
<title>${text(title)} · Zodiac Atlas</title>
<meta name="description" content="${text(metaDescription)}">
<link rel="canonical" href="${text(address)}">
<link rel="alternate" type="application/atom+xml" title="Zodiac Atlas" href="/blog/feed.xml">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<meta property="og:type" content="article">
<meta property="og:site_name" content="Zodiac Atlas">
<meta property="og:title" content="${text(title)}">
<meta property="og:description" content="${text(metaDescription)}">
<meta property="og:url" content="${text(address)}">
<meta property="og:image" content="${text(picture)}">
<meta property="article:published_time" content="${publishedAt.toISOString()}">
<meta property="article:modified_time" content="${lastChange(article).toISOString()}">
<meta name="twitter:card" content="summary_large_image">
${site.stylesheets.map((href) => `<link rel="stylesheet" href="${text(href)}">`).join('\n')}
<script type="application/ld+json">${structuredData(article, site)}</script>
</head>
<body class="ArticlePage">
<header class="za-SiteHeader">
<a class="za-SiteHeader-skip" href="#content">Skip to content</a>
<div class="za-SiteHeader-inner">
<a href="/"><span class="za-Logo">${seal}Zodiac Atlas</span></a>
<a class="za-Button" data-variant="primary" data-size="m" href="/zodiac-sample">Try Free Sample</a>
</div>
</header>
<main id="content" tabindex="-1">
<article class="za-Article">
<div class="za-Article-sheet">
<header class="za-Article-header">
${sealOf(article)}
<div>
<nav class="za-Article-place" aria-label="Breadcrumb"><a href="/">Home</a> <span aria-hidden="true">›</span> <a href="/blog">Blog</a></nav>
<h1>${text(title)}</h1>
<p class="za-Article-summary">${text(metaDescription)}</p>
<p class="za-Article-facts"><span class="za-Badge">${text(article.targetKeyword)}</span> <time datetime="${publishedAt.toISOString()}">${longDate.format(publishedAt)}</time> <span aria-hidden="true">·</span> <span>${minutes} min read</span></p>
</div>
</header>
${contents(body)}
<div class="za-Prose">
${withoutUnwritable(body.html)}
</div>
</div>
</article>
<aside class="za-PageSection" data-ground="sunken" aria-labelledby="sample">
<div class="za-PageSection-inner">
<div class="za-PageSection-header">
<h2 id="sample">Which year is yours?</h2>
<p>Enter a birth date and read your sign free, by the true New Year’s Day of your year.</p>
</div>
<div><a class="za-Button" data-variant="primary" data-size="l" href="/zodiac-sample">Discover My Zodiac Sign</a></div>
</div>
</aside>
${related.length > 0 ? relatedSection(related) : ''}</main>
<footer class="za-SiteFooter">
<p>For entertainment only. This is not professional career advice.</p>
<p>Company and brand names and logos are trademarks of their owners. The zodiac year begins at Chinese New Year.</p>
<p>© Zodiac Atlas</p>
</footer>
</body>
</html>
`;
}

/** The table of contents, for articles with at least three `h2` headings. */
function contents({ headings }: PageBody): string {
  if (headings.length < 3) return '';
  const items = headings.map(({ id, text }) => `<li><a href="#${id}">${escapedText(text)}</a></li>`);
  return `<details class="za-Article-contents">
<summary>In this article</summary>
<ol>${items.join('')}</ol>
</details>`;
}

/** The seal of the article's sign, or of the product if the article has none. */
const sealOf = (article: ArticleOnPage): string =>
  `<svg class="za-BrandSeal za-Article-seal" viewBox="0 0 100 100" aria-hidden="true" focusable="false">${sealPath}<text x="50" y="73" text-anchor="middle">${signOfArticle(article)?.character ?? '生'}</text></svg>`;

function relatedSection(related: readonly RelatedArticle[]): string {
  const items = related.map(
    ({ slug, title, metaDescription }) =>
      `<li class="za-Card"><h3><a href="${articlePath(slug)}">${escapedText(title)}</a></h3><p>${escapedText(metaDescription)}</p></li>`,
  );
  return `<section class="za-PageSection" aria-labelledby="related">
<div class="za-PageSection-inner">
<h2 id="related">Read on</h2>
<ul class="Article-related">
${items.join('\n')}
</ul>
</div>
</section>
`;
}

/** Outline of the seal, as in the brand mark of @org/ui. */
const sealPath =
  '<path d="M7 9C20 4 37 6 52 5s29-1 40 3c4 12 2 26 3 41s2 30-2 43c-13 4-28 2-43 3s-31 2-43-2C2 80 5 65 4 50S2 21 7 9Z"/>';
const seal = `<svg class="za-BrandSeal" viewBox="0 0 100 100" aria-hidden="true" focusable="false">${sealPath}<text x="50" y="73" text-anchor="middle">生</text></svg>`;

/** When an article last changed for readers: its publication, or a later edit. */
export const lastChange = ({
  publishedAt,
  updatedAt,
}: Pick<ArticleOnPage, 'publishedAt' | 'updatedAt'>): Date =>
  updatedAt > publishedAt ? updatedAt : publishedAt;

function structuredData(article: ArticleOnPage, { origin }: Site): string {
  const address = origin + articlePath(article.slug);
  const publisher = { '@type': 'Organization', name: 'Zodiac Atlas', url: origin };
  const crumb = (position: number, name: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item,
  });
  const questions = articleQuestions(article.content);
  const graph = [
    {
      '@type': 'Article',
      headline: article.title,
      description: article.metaDescription,
      keywords: article.targetKeyword,
      image: article.featuredImage ?? `${origin}/social.png`,
      datePublished: article.publishedAt.toISOString(),
      dateModified: lastChange(article).toISOString(),
      mainEntityOfPage: address,
      author: publisher,
      publisher,
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        crumb(1, 'Zodiac Atlas', `${origin}/`),
        crumb(2, 'Blog', `${origin}/blog`),
        crumb(3, article.title, address),
      ],
    },
    ...(questions.length > 0
      ? [
          {
            '@type': 'FAQPage',
            mainEntity: questions.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          },
        ]
      : []),
  ];
  // Escapes `<`, because "</script>" in a title would end the element.
  return withoutUnwritable(JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })).replaceAll(
    '<',
    '\\u003c',
  );
}

/** Hashes a sample page. The hash changes with the template, origin or stylesheet, which makes all stored pages stale. */
export function templateFingerprint(site: Site): string {
  const day = new Date(0);
  const text = { title: 't', slug: 's', metaDescription: 'd' };
  const content =
    '<h2>a</h2><h2>b</h2><h2>c</h2><h3>q?</h3><p>a</p><table></table><a href="/blog/x.html">x</a><a href="/blog/y.html">y</a>';
  const sample = {
    ...text,
    content,
    body: pageBody(content, new Set(['x'])),
    targetKeyword: 'k',
    featuredImage: null,
    publishedAt: day,
    updatedAt: day,
  };
  return createHash('sha256')
    .update(renderArticlePage(sample, [text], site))
    .digest('base64url');
}
