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
  /** The width in pixels. */
  width: number;
  height: number;
  /** Alternative text. */
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
  /** Alternative text of the picture. */
  pictureText?: string;
  /** Size of the picture in pixels; 1200 × 630 by default. */
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
  /** The structured data, as JSON-LD. */
  structuredData: object;
  files: SharedFiles;
}

/** The author and the checker of an article. */
export interface ArticleOrigin {
  /**
   * `rules`: the composer; `model`: a language model, from the composer's notes; `editor`: a person, as far as we
   * know.
   */
  writtenBy: 'rules' | 'model' | 'editor';
  /** Whether a person has changed the text afterwards. */
  isEdited: boolean;
  /** The editor who checks articles, if the settings name one. */
  checkedBy: string | null;
  writtenAt: Date;
}

/** Returns the whole document. */
export type RenderArticlePage = (page: ArticlePageProps) => string;

/** The number of rows of each list by sign, in the order of the cycle. */
export type CountsOfTables = Readonly<Record<Described['member'], readonly number[]>>;

/** The input of an almanac page besides its path. */
export interface AlmanacContext {
  site: Site;
  /** The date by China's clock. */
  today: CalendarDate;
  /** Published articles about the subject of the page. */
  articles: readonly ListedArticle[];
  /** The counts for the page of the lists; other pages need none. `undefined` while the database is unavailable. */
  counts?: CountsOfTables | undefined;
}

/**
 * Returns the whole document of an almanac page.
 *
 * @throws RangeError when there is no page with this path
 */
export type RenderAlmanacPage = (path: string, context: AlmanacContext) => string;

/** The business that offers the product. */
export interface Operator {
  name: string;
  /** The postal address, its parts separated by commas. */
  address: string;
  email: string;
  register?: string | undefined;
  taxNumber?: string | undefined;
  /** The provider of the servers. */
  hosting?: string | undefined;
  /** Whether these are example values of local mode. */
  isExample: boolean;
}

/** The values of this installation for the shop pages. */
export interface ShopContext {
  site: Site;
  operator: Operator;
  /** The price with its currency, such as `$62`. */
  priceText: string;
  /** Days after the payment in which the operator refunds it. 0: only the law applies. */
  refundDays: number;
  /** The refund promise beside the price; empty without one. */
  refundPromise: string;
  /** Whether visitors may permit Google Analytics. */
  offersAnalytics: boolean;
  sendsMails: boolean;
  /** Whether a language model writes the articles. */
  articlesByModel: boolean;
  /** The works that articles cite on history and custom. */
  articleSources: readonly { readonly work: string; readonly href: string }[];
  /** The address for reports of errors; `null` without one. */
  correctionsEmail: string | null;
}

/**
 * Returns the whole document of a shop page.
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

/** The values of this installation for the landing page. */
export interface LandingFacts {
  /** The price with its currency, such as `$62`. */
  priceText: string;
  /** The refund promise; empty without one. */
  refundPromise: string;
  /** Testimonials of real readers, if the operator has entered them. */
  testimonials: readonly Quote[] | null;
  /** The known counts. A sentence whose count is unknown is left out. */
  counts: Partial<CountsOfTables>;
}

/** The landing page as a document. */
export interface LandingContext extends LandingFacts {
  site: Site;
}
