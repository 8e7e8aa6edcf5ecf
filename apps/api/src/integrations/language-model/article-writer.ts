import type { ArticleDraft, ArticleFacts, ArticleRequest } from '@org/article-composer';

/** Writes articles. Implemented by the built-in composer and by a language model, if one is configured. */
export interface ArticleWriter {
  /** Maximum articles per hour, counted across all processes. */
  readonly maxPerHour: number;
  /**
   * Writes an article draft.
   *
   * @throws KeywordRefused when no article may be written about the keyword
   * @throws DraftRefused when the text fails the checks
   * @throws WriterFailed when the language model returns no article
   */
  write(request: ArticleRequest, signal?: AbortSignal): Promise<ArticleDraft>;
}

/** Reads the facts from the database. The caller passes it, because integrations do not query tables. */
export type ReadArticleFacts = () => Promise<ArticleFacts>;

/** The language model did not answer, did not finish, or returned something that is not an article. */
export class WriterFailed extends Error {
  override readonly name = 'WriterFailed';
}
