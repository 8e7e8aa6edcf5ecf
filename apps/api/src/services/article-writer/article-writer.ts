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

/** Two implementations: the built-in composer, and a language model where one is configured. */
export interface ArticleWriter {
  /** How many articles it may add within an hour, counted over all processes. */
  readonly maxPerHour: number;
  /**
   * @throws DraftRefused when what was written fails the checks
   * @throws WriterFailed when nothing came of it
   */
  write(request: ArticleRequest, signal?: AbortSignal): Promise<ArticleDraft>;
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

/** Handed to the composer by its caller: a service never queries tables. */
export type ReadArticleFacts = () => Promise<ArticleFacts>;

/** What was written broke a rule that every article keeps; the message says which. */
export class DraftRefused extends Error {
  override readonly name = 'DraftRefused';
}

/** The language model was away, stalled, or answered with something that is no article. */
export class WriterFailed extends Error {
  override readonly name = 'WriterFailed';
}
