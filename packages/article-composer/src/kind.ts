import type { ArticleFacts, ArticleTables } from './article.ts';
import type { Section } from './article-parts.ts';
import type { Phrase } from './claims/passage.ts';
import type { ArticleFigure } from './figures/figure.ts';
import type { Entities } from './keyword/entities.ts';
import type { SourceId } from './sources.ts';

/** The number of entities that a kind takes. A keyword may have no others. */
export type Needs = Readonly<
  Partial<
    Record<
      | 'signs'
      | 'elements'
      | 'stem'
      | 'years'
      | 'dates'
      | 'dayOfYear'
      | 'rows'
      | 'festival'
      | 'table'
      | 'country',
      number | readonly [min: number, max: number]
    >
  >
>;

/** The facts of an article, besides the entities of its keyword. */
export interface Context {
  /** All rows, for counts. */
  readonly facts: ArticleFacts;
  /** The rows that articles may name. */
  readonly nameable: ArticleTables;
}

export interface KindArticle {
  /** At most 60 characters. */
  readonly title: Phrase;
  /** 50 to 155 characters. */
  readonly description: Phrase;
  /** The first section has no heading and answers the keyword in at most 60 words. */
  readonly sections: readonly Section[];
  readonly questions?: readonly (readonly [question: Phrase, answer: Phrase])[];
  readonly figure: ArticleFigure;
  readonly sources: readonly SourceId[];
}

export type ArticleCategory =
  | 'signs'
  | 'pairs'
  | 'years'
  | 'elements'
  | 'numbers'
  | 'companies'
  | 'car-brands'
  | 'us-states'
  | 'customs';

/** A kind of article. */
export interface Kind<Focus extends string = string> {
  readonly id: string;
  readonly needs: Needs;
  /** A further condition on the entities. */
  readonly fits?: (entities: Entities, today: Date) => boolean;
  /**
   * The possible questions about the entities, each with example words and keywords. A keyword without such words asks
   * the first one.
   */
  readonly focuses: Readonly<Record<Focus, string>>;
  /** Whether the kind is about the number of a keyword. */
  readonly usesNumber?: true;
  /** Whether a keyword must have one of the words, because its entities alone say too little. */
  readonly needsWords?: true;
  category(entities: Entities, focus: Focus): ArticleCategory;
  /** A text that is equal for keywords that ask for the same article. */
  key(entities: Entities, focus: Focus, today: Date): string;
  write(entities: Entities, focus: Focus, context: Context): KindArticle;
}

/** Writes an article on one subject of a year, such as its compatibility. */
export type WriteYear = (year: number, entities: Entities, context: Context) => Omit<KindArticle, 'sources'>;
