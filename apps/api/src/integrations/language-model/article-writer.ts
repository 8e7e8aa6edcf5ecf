import type { ArticleDraft, ArticleFacts, ArticleRequest } from '@org/article-composer';

/** Two implementations: the built-in composer, and a language model where one is configured. */
export interface ArticleWriter {
  /** How many articles it may add within an hour, counted over all processes. */
  readonly maxPerHour: number;
  /**
   * @throws KeywordRefused when no article is written about the keyword
   * @throws DraftRefused when the text fails the checks
   * @throws WriterFailed when there is no text
   */
  write(request: ArticleRequest, signal?: AbortSignal): Promise<ArticleDraft>;
}

/** The caller reads the facts, because an integration queries no table. */
export type ReadArticleFacts = () => Promise<ArticleFacts>;

/** The language model was away, stalled, or answered with something that is no article. */
export class WriterFailed extends Error {
  override readonly name = 'WriterFailed';
}
