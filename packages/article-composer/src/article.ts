import { text } from '@org/content/articles';
import type { ToldFact } from '@org/api-contract/lists';
import type { ZodiacSignId } from '@org/zodiac-core';
import type { TableClaim, TableName } from './claims/claim.ts';
import { filledIn } from './claims/filled.ts';
import type { ArticleFigure } from './figures/figure.ts';

/** The input of an article, from an admin or from the schedule. */
export interface ArticleRequest {
  keyword: string;
  /** The maximum number of words, 300 to 5000. An article that has less to say is shorter. */
  targetWordCount: number;
  /** `'Global'`, or a place. The composer ignores it, because articles state only facts of its tables. */
  businessLocation: string;
  includeLocalSeo: boolean;
  /** Whether no article with this address exists. A new article may be refused as too short. */
  isNew?: boolean;
}

/** An unpublished article. */
export interface ArticleDraft {
  title: string;
  metaDescription: string;
  /** The body only, with the tags that `checkDraft` allows. */
  html: string;
  targetKeyword: string;
  /** The facts of the tables that the text states; absent if not known. */
  readonly cited?: readonly TableClaim[];
  /** The figure of the article's page; absent without one. */
  readonly figure?: ArticleFigure;
}

/** A company, car brand or US state with its founding year. */
export interface Founding {
  readonly name: string;
  readonly sign: ZodiacSignId;
  /** Founding year, or year of statehood, in the Gregorian calendar. */
  readonly year: number;
  /** Null where it is not known. */
  readonly month: number | null;
  readonly day: number | null;
  /** Industry, category or region; `null` if the row has none. */
  readonly kind: string | null;
  /** The country of its seat; `null` if the row has none, as a US state. */
  readonly country: string | null;
  /** Official site; `null` if the row has none. */
  readonly website: string | null;
  /** Whether the company or brand has ended. */
  readonly hasEnded?: boolean;
  /** The products, or how the state joined the Union, in a few words. */
  readonly knownFor: string | null;
  /** Founders, seat and other facts, as texts. Several founders are separated by `; `. Unknown facts are left out. */
  readonly facts?: Readonly<Partial<Record<ToldFact, string>>>;
  /** Other names by which keywords may name the row. */
  readonly aliases: readonly string[];
  /** How well known the row is. Rows with a higher number are named first. */
  readonly fame: number;
}

export type ArticleTables = Readonly<Record<TableName, readonly Founding[]>>;

/**
 * The facts of an article, besides those of `@org/zodiac-core`. Articles count all rows but name only some of them
 * (`shownRows`).
 */
export interface ArticleFacts extends ArticleTables {
  /** The keywords of the existing articles, oldest first. */
  readonly keywords: readonly string[];
  /** The day of writing, which decides who is under 18. */
  readonly today: Date;
}

/** A draft violates a rule of `checkDraft`. The message names the rule. */
export class DraftRefused extends Error {
  override readonly name: string = 'DraftRefused';
}

/** The keyword is refused for every writer. The message says why, and suggests other keywords. */
export class KeywordRefused extends DraftRefused {
  override readonly name = 'KeywordRefused';
  /** Keywords that can be written, nearest first. */
  readonly suggestions: readonly string[];

  constructor(reason: string, suggestions: readonly string[] = []) {
    const named = suggestions.map((keyword) => `“${keyword}”`).join(', ');
    super(
      suggestions.length === 0 ? reason : filledIn(text('refused.did-you-mean'), { reason, keywords: named }),
    );
    this.suggestions = suggestions;
  }
}
