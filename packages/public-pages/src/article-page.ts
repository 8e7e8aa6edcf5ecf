import type { CalendarDate, ZodiacSignId } from '@org/zodiac-core';
import type { Site } from './almanac/site.ts';

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

/** What a page of the almanac shows besides what follows from its path. */
export interface AlmanacContext {
  site: Site;
  /** The date by China's clock. */
  today: CalendarDate;
  /** Published articles about the sign of the page, if it is that of a sign. */
  articles: readonly ListedArticle[];
}

/**
 * Returns the whole document of an almanac page.
 *
 * @throws RangeError when there is no page with this path
 */
export type RenderAlmanacPage = (path: string, context: AlmanacContext) => string;
