import { articlePath, articlePicturePath } from '@org/public-pages/paths.ts';
import { renderArticlePage, type ListedArticle } from '@org/public-pages/render.js';
import type { ArticleFigure } from '@org/article-composer';
import { readingTime } from '@org/zodiac-core';
import { signOfArticle } from '#modules/blog/articles/sign-of-article.ts';
import { withoutUnwritable } from '#modules/blog/tidy-text.ts';
import { lastChange } from './last-change.ts';
import { pageBody } from './page-body.ts';
import type { Site } from '#config/site.ts';
import { structuredData } from './structured-data.ts';

/** An article for its page. `content` is sanitized HTML; the other texts are plain. */
export interface ArticleOnPage {
  title: string;
  slug: string;
  content: string;
  metaDescription: string;
  targetKeyword: string;
  featuredImage: string | null;
  imageAlt: string | null;
  imageWidth: number | null;
  imageHeight: number | null;
  figure: ArticleFigure | null;
  writtenBy: 'rules' | 'model' | 'editor';
  /** The admin who last saved the text. */
  updatedBy: string | null;
  publishedAt: Date;
  updatedAt: Date;
}

interface OtherArticles {
  related: readonly ListedArticle[];
  isPublished: (slug: string) => boolean;
  /** The editor who checks articles, if the settings name one. */
  checkedBy: string | null;
}

/** Renders the whole HTML page of an article with the components of `@org/ui`. */
export function articleHtml(
  article: ArticleOnPage,
  { related, isPublished, checkedBy }: OtherArticles,
  { origin, files }: Site,
): string {
  const body = pageBody(article.content, isPublished);
  const { featuredImage: src, imageWidth: width, imageHeight: height } = article;
  const image =
    src !== null && width !== null && height !== null
      ? { src, width, height, alt: article.imageAlt ?? '' }
      : null;
  const picture = origin + (image?.src ?? articlePicturePath(article.slug));
  const page = renderArticlePage({
    title: article.title,
    description: article.metaDescription,
    keyword: article.targetKeyword,
    sign: signOfArticle(article)?.id ?? null,
    address: origin + articlePath(article.slug),
    picture,
    pictureText: image?.alt ?? article.title,
    ...(image && { pictureSize: { width: image.width, height: image.height } }),
    image,
    publishedAt: article.publishedAt,
    changedAt: lastChange(article),
    readingMinutes: readingTime(article.content),
    ...body,
    figure: article.figure,
    origin: {
      writtenBy: article.writtenBy,
      isEdited: article.updatedBy !== null,
      checkedBy,
      writtenAt: lastChange(article),
    },
    related,
    structuredData: structuredData(article, picture, origin),
    files,
  });
  // Old rows may contain control characters.
  return withoutUnwritable(page);
}
