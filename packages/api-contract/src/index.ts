/**
 * Every endpoint with its schemas, errors, limit and example, and the OpenAPI document.
 *
 * @packageDocumentation
 */
// Re-exports only, so that a bundler can leave out the schemas and their library if they are not used.
export { endpoints, type Endpoints, type ErrorCodeOf, type Route } from './endpoints.ts';
export type { Access, EndpointSpec, Input, Output, RateLimit, Tag } from './endpoint.ts';
export { errorCatalogue, type ErrorCode } from './errors.ts';
export { Problem } from './problem.ts';
export { errorsOf } from './errors-of.ts';
export { openApiDocument } from './openapi.ts';
export type {
  PaymentDetails,
  PaymentDispute,
  PaymentState,
  PaymentSummary,
  PaymentTimelineEntry,
} from './admin-payments.ts';
export type { AdminAction } from './admin-actions.ts';
export type { Reconciliation } from './reconciliation.ts';
export type { AccountExport } from './account-export.ts';
export type { FactSource, Neighbor, SearchMatch, Standing } from './catalog.ts';
export type { RankedRow, RankedSign } from './for-you.ts';
export type {
  ArticleCheck,
  ArticleLength,
  BlogPost,
  ListedPost,
  PostRevision,
  BlogSettings,
  PublishedPost,
} from './article-schemas.ts';
export type { BlogKeyword } from './keywords.ts';
export type { ClientConfig } from './client-config.ts';
export type { CarBrand } from './lists/car-brands.ts';
export type { Company, CompanyFacts } from './lists/company-columns.ts';
export type { UsState } from './lists/us-states.ts';
export type { ChanceCount } from './insights.ts';
export type { Job } from './jobs.ts';
export type { Opening, OpeningFacets } from './openings.ts';
export type { JobRuns, Overview, OverviewDay } from './overview.ts';
export type { SavedPerson } from './people.ts';
export type { Gift, ListedGift } from './gifts.ts';
export type { PaymentStatus } from './payments.ts';
export type { Discount, PromotionCode } from './promotion-codes.ts';
export type { DoubtfulFounder, Scrape, SourceStatus } from './scrapes.ts';
export type { User } from './users.ts';
export type { KeptThing } from './kept.ts';
