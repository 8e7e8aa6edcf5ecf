import { articleEndpoints } from './articles.ts';
import { carBrandEndpoints } from './car-brands.ts';
import { clientConfigEndpoints } from './client-config.ts';
import { companyEndpoints } from './companies.ts';
import { healthEndpoints } from './health.ts';
import { jobEndpoints } from './jobs.ts';
import { keywordEndpoints } from './keywords.ts';
import { pageViewEndpoints } from './page-views.ts';
import { paymentEndpoints } from './payments.ts';
import { scrapeEndpoints } from './scrapes.ts';
import { readingEndpoints } from './readings.ts';
import { usStateEndpoints } from './us-states.ts';
import { userEndpoints } from './users.ts';

/** Every endpoint by its route in the specification's notation. */
export const endpoints = {
  ...userEndpoints,
  ...paymentEndpoints,
  ...companyEndpoints,
  ...jobEndpoints,
  ...scrapeEndpoints,
  ...carBrandEndpoints,
  ...usStateEndpoints,
  ...readingEndpoints,
  ...articleEndpoints,
  ...keywordEndpoints,
  ...pageViewEndpoints,
  ...clientConfigEndpoints,
  ...healthEndpoints,
} as const;

export type Endpoints = typeof endpoints;
export type Route = keyof Endpoints;

export type { Access, EndpointSpec, Input, Output, RateLimit } from './endpoint.ts';
export { errorCatalogue, type ErrorCode } from './errors.ts';
export { Problem } from './problem.ts';
export { openApiDocument } from './openapi.ts';
export type { CarBrand } from './car-brands.ts';
export type { UsState } from './us-states.ts';
export type { BlogPost, BlogSettings, PublishedPost } from './articles.ts';
export type { BlogKeyword } from './keywords.ts';
export type { ClientConfig } from './client-config.ts';
export type { Company } from './companies.ts';
export type { Job } from './jobs.ts';
export type { PaymentStatus } from './payments.ts';
export type { Scrape } from './scrapes.ts';
export type { User } from './users.ts';
