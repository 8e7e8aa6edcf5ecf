import type { Described } from '@org/api-contract/lists';
import type { CalendarDate, ZodiacSignId } from '@org/zodiac-core';
import type { SharedFiles, Site } from './web-build.ts';
import type { ArticleFigure } from '@org/article-composer/figure.ts';

export interface ListedArticle {
  slug: string;
  title: string;
  metaDescription: string;
}

/** An image that an admin has given an article. */
export interface ArticleImage {
  src: string;
  /** In pixels. */
  width: number;
  height: number;
  /** What it shows, in words. */
  alt: string;
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
  /** What the picture shows. */
  pictureText?: string;
  /** In pixels; 1200 × 630 by default. */
  pictureSize?: { width: number; height: number };
  /** Shown above the text. */
  image: ArticleImage | null;
  publishedAt: Date;
  changedAt: Date;
  readingMinutes: number;
  /** The text as sanitized HTML. */
  html: string;
  /** Drawn below the answer; null if the article has none. */
  figure: ArticleFigure | null;
  origin: ArticleOrigin;
  /** The `h2` headings of the text, with their ids. */
  headings: readonly { id: string; text: string }[];
  related: readonly ListedArticle[];
  /** JSON-LD. */
  structuredData: object;
  files: SharedFiles;
}

/** Who wrote and who checked an article. */
export interface ArticleOrigin {
  /** `rules`: by our program; `model`: by a language model from its notes; `editor`: by a person, as far as we know. */
  writtenBy: 'rules' | 'model' | 'editor';
  /** Whether a person has changed the text since. */
  isEdited: boolean;
  /** The editor who checks the articles, if the settings have a name. */
  checkedBy: string | null;
  writtenAt: Date;
}

/** Returns the whole document. */
export type RenderArticlePage = (page: ArticlePageProps) => string;

/** How many rows of each list have each of the twelve signs, in the order of the circle. */
export type CountsOfTables = Readonly<Record<Described['member'], readonly number[]>>;

/** What a page of the almanac shows besides what follows from its path. */
export interface AlmanacContext {
  site: Site;
  /** The date by China's clock. */
  today: CalendarDate;
  /** Published articles about the subject of the page. */
  articles: readonly ListedArticle[];
  /** For the page of the lists only; `undefined` while the database is unavailable. */
  counts?: CountsOfTables | undefined;
}

/**
 * Returns the whole document of an almanac page.
 *
 * @throws RangeError when there is no page with this path
 */
export type RenderAlmanacPage = (path: string, context: AlmanacContext) => string;

/** Who offers the product. */
export interface Operator {
  name: string;
  /** The postal address, its parts separated by commas. */
  address: string;
  email: string;
  register?: string | undefined;
  taxNumber?: string | undefined;
  /** Who runs the servers. */
  hosting?: string | undefined;
  /** Whether these are example values of local mode. */
  isExample: boolean;
}

/** What the pages about the shop say of this installation of the product. */
export interface ShopContext {
  site: Site;
  operator: Operator;
  /** With its currency, such as `$62`. */
  priceText: string;
  /** Days in which the operator gives the money back. 0: only the law applies. */
  refundDays: number;
  /** The promise as the price states it; empty without one. */
  refundPromise: string;
  /** Whether visitors may permit Google Analytics. */
  offersAnalytics: boolean;
  sendsMails: boolean;
  /** Whether a language model writes the articles. */
  articlesByModel: boolean;
  /** The works that articles cite on history and custom. */
  articleSources: readonly { readonly work: string; readonly href: string }[];
  /** Where readers report an error; `null` without an address. */
  correctionsEmail: string | null;
}

/**
 * Returns the whole document of a page about the shop.
 *
 * @throws RangeError when there is no page with this path
 */
export type RenderShopPage = (path: string, context: ShopContext) => string;

/** A testimonial. */
export interface Quote {
  quote: string;
  name: string;
  about: string;
}

/** The facts of this installation that the landing page states. */
export interface LandingFacts {
  /** With its currency, such as `$62`. */
  priceText: string;
  /** The promise to give the money back; empty without one. */
  refundPromise: string;
  /** The words of real readers, if the operator has entered them. */
  testimonials: readonly Quote[] | null;
  /** The known counts. A sentence whose count is unknown is left out. */
  counts: Partial<CountsOfTables>;
}

/** The landing page as a document. */
export interface LandingContext extends LandingFacts {
  site: Site;
}
