import { createHash } from 'node:crypto';
import { articlePath, articlePicturePath } from '@org/public-pages/paths.ts';
import { renderArticlePage, templateVersion, type ListedArticle } from '@org/public-pages/render.js';
import type { ArticleFigure } from '@org/article-composer';
import { readingTime } from '@org/zodiac-core';
import { signOfArticle } from '#modules/blog/articles/sign-of-article.ts';
import { withoutUnwritable } from '#modules/blog/articles/tidy-text.ts';
import { lastChange } from './last-change.ts';
import { pageBody } from './page-body.ts';
import type { Site } from './site.ts';
import { structuredData } from './structured-data.ts';

/** An article as its page shows it. `content` is sanitized HTML, the other texts are plain. */
export interface ArticleOnPage {
  title: string;
  slug: string;
  content: string;
  metaDescription: string;
  targetKeyword: string;
  featuredImage: string | null;
  figure: ArticleFigure | null;
  writtenBy: 'rules' | 'model' | 'editor';
  /** The admin who last saved the text. */
  updatedBy: string | null;
  publishedAt: Date;
  updatedAt: Date;
}

interface OtherArticles {
  related: readonly ListedArticle[];
  /** Slugs of all published articles. */
  published: ReadonlySet<string>;
  /** Who checks the articles, if the settings name somebody. */
  checkedBy: string | null;
}

/** Renders the whole HTML page of an article with the components of `@org/ui`. */
export function articleHtml(
  article: ArticleOnPage,
  { related, published, checkedBy }: OtherArticles,
  { origin, stylesheets }: Site,
): string {
  const picture = article.featuredImage ?? origin + articlePicturePath(article.slug);
  const page = renderArticlePage({
    title: article.title,
    description: article.metaDescription,
    keyword: article.targetKeyword,
    sign: signOfArticle(article)?.id ?? null,
    address: origin + articlePath(article.slug),
    picture,
    ...(article.featuredImage === null && { pictureText: article.title }),
    publishedAt: article.publishedAt,
    changedAt: lastChange(article),
    readingMinutes: readingTime(article.content),
    ...pageBody(article.content, published),
    figure: article.figure,
    origin: {
      writtenBy: article.writtenBy,
      isEdited: article.updatedBy !== null,
      checkedBy,
      writtenAt: lastChange(article),
    },
    related,
    structuredData: structuredData(article, picture, origin),
    stylesheets,
  });
  // Old rows may hold control characters.
  return withoutUnwritable(page);
}

/**
 * Hashes the version of the template and a sample page. The hash changes with the components, the origin, the stylesheets
 * and the API's own part of a page, which makes all stored pages stale.
 */
export function templateFingerprint(site: Site): string {
  const day = new Date(0);
  const listed = { title: 't', slug: 's', metaDescription: 'd' };
  const sample = {
    ...listed,
    content: `<h2>a</h2><h3>q?</h3><p>a</p><table></table><a href="${articlePath('x')}">x</a><a href="${articlePath('y')}">y</a>`,
    targetKeyword: 'k',
    featuredImage: null,
    figure: null,
    writtenBy: 'rules' as const,
    updatedBy: null,
    publishedAt: day,
    updatedAt: day,
  };
  return createHash('sha256')
    .update(templateVersion)
    .update(articleHtml(sample, { related: [listed], published: new Set(['x']), checkedBy: 'e' }, site))
    .digest('base64url');
}
