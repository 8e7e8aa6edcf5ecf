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
export { composeArticle, type ComposedArticle } from './compose-article.ts';
export type { Claim, ClaimSource } from './claims/claim.ts';
export type { StatedClaim } from './claims/passage.ts';
export type { OutlineSection } from './fit-sections.ts';
export { keywordTopics } from './keyword/keyword-topics.ts';
export { plainKeyword } from './keyword/plain-keyword.ts';
export { normalizeKeyword } from './keyword/normalize-keyword.ts';
export { matchesMinors } from './match-of-minors.ts';
export { maxRowsPerArticle, shownTables } from './shown-rows.ts';
