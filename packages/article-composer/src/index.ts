export {
  DraftRefused,
  KeywordRefused,
  type ArticleDraft,
  type ArticleFacts,
  type ArticleRequest,
  type ArticleTables,
  type Founding,
} from './article.ts';
export {
  checkDraft,
  countWords,
  gatesOf,
  requireFromNotes,
  wordTolerance,
  type Gate,
} from './check-draft.ts';
export {
  asksForMinors,
  categoryOf,
  composeArticle,
  refusalOf,
  type ComposedArticle,
} from './compose-article.ts';
export type { ArticleFigure } from './figures/figure.ts';
export { allSources, type Source } from './sources.ts';
export { dayOfCountsIn, isCount } from './claims/day-of-counts.ts';
export type { Claim, ClaimSource, TableClaim } from './claims/claim.ts';
export type { StatedClaim } from './claims/passage.ts';
export type { OutlineSection } from './article-parts.ts';
export { normalizeKeyword, plainKeyword } from './keyword/plain-keyword.ts';
export type { ArticleCategory } from './kind.ts';
export { maxOverlap, overlap, wordingOf } from './overlap.ts';
export { maxRowsPerArticle, prepareTables, shownTables } from './shown-rows.ts';
