import type { ZodiacSignId } from '@org/zodiac-core';

/** What an admin, or the schedule, asks for. */
export interface ArticleRequest {
  keyword: string;
  /** 300 to 5000. */
  targetWordCount: number;
  /** `'Global'`, or a place the article may speak to. */
  businessLocation: string;
  includeLocalSeo: boolean;
}

export interface ArticleDraft {
  title: string;
  metaDescription: string;
  /** The body alone: h2 and h3, p, lists, table, blockquote, a. */
  html: string;
  targetKeyword: string;
}

/** A company, car brand or US state as the product's tables have it. */
export interface Founding {
  readonly name: string;
  readonly sign: ZodiacSignId;
  /** Founding year, or year of statehood. */
  readonly year: number;
  /** Industry, category or region; `null` where the table has none. */
  readonly kind: string | null;
}

export interface ArticleTables {
  readonly companies: readonly Founding[];
  readonly carBrands: readonly Founding[];
  readonly usStates: readonly Founding[];
}

/**
 * What the composer knows of the product's tables. It counts all rows, and names few of them (`shownRows`). An empty
 * list costs its sections, nothing else.
 */
export interface ArticleFacts extends ArticleTables {
  /** The keywords of the articles there are, in the order in which they were written. */
  readonly keywords: readonly string[];
}

/** What was written broke a rule that every article keeps; the message says which. */
export class DraftRefused extends Error {
  override readonly name: string = 'DraftRefused';
}

/** No article is written about this, by anybody; the message says why. */
export class KeywordRefused extends DraftRefused {
  override readonly name = 'KeywordRefused';
}
