import type { ZodiacSignId } from '@org/zodiac-core';

export interface ListedArticle {
  slug: string;
  title: string;
  metaDescription: string;
}

export interface ArticlePageProps {
  title: string;
  description: string;
  keyword: string;
  /** The sign that the article is about, if any. */
  sign: ZodiacSignId | null;
  /** Absolute URLs of the page and of its picture. */
  address: string;
  picture: string;
  publishedAt: Date;
  changedAt: Date;
  readingMinutes: number;
  /** The text as sanitized HTML. */
  html: string;
  /** The `h2` headings of the text, with their ids. */
  headings: readonly { id: string; text: string }[];
  related: readonly ListedArticle[];
  /** JSON-LD. */
  structuredData: object;
  /** Paths of the stylesheets. */
  stylesheets: readonly string[];
}

/** Returns the whole document. */
export type RenderArticlePage = (page: ArticlePageProps) => string;

/** Returns a list of articles with `h2` headings, for readers without JavaScript. */
export type RenderArticleList = (articles: readonly ListedArticle[]) => string;
