export {
  DraftRefused,
  KeywordRefused,
  type ArticleDraft,
  type ArticleFacts,
  type ArticleRequest,
  type ArticleTables,
  type Founding,
} from './article.ts';
export { checkDraft, countWords, requireKnownFigures } from './check-draft.ts';
export { composeArticle } from './compose-article.ts';
export { keywordTopics, plainKeyword } from './keyword-topics.ts';
export { matchesMinors } from './match-of-minors.ts';
export { maxRowsPerArticle, shownTables } from './shown-rows.ts';
