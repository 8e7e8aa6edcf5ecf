import { privateCalendarEndpoints } from './private-calendar.ts';
import { accountEndpoints } from './account.ts';
import { adminActionEndpoints } from './admin-actions.ts';
import { adminPaymentEndpoints } from './admin-payments.ts';
import { articleWritingEndpoints } from './article-writing.ts';
import { articleEndpoints } from './articles.ts';
import { clientConfigEndpoints } from './client-config.ts';
import { companyEndpoints } from './companies.ts';
import type { ErrorsOf } from './errors-of.ts';
import { forYouEndpoints } from './for-you.ts';
import { giftEndpoints } from './gifts.ts';
import { healthEndpoints } from './health.ts';
import { insightEndpoints } from './insights.ts';
import { jobEndpoints } from './jobs.ts';
import { keptEndpoints } from './kept.ts';
import { keywordEndpoints } from './keywords.ts';
import { listEndpoints } from './list-endpoints.ts';
import { matchEndpoints } from './matches.ts';
import { openingEndpoints } from './openings.ts';
import { overviewEndpoints } from './overview.ts';
import { pageViewEndpoints } from './page-views.ts';
import { peopleEndpoints } from './people.ts';
import { paymentEndpoints } from './payments.ts';
import { promotionCodeEndpoints } from './promotion-codes.ts';
import { secondFactorEndpoints } from './second-factor.ts';
import { reconciliationEndpoints } from './reconciliation.ts';
import { scrapeEndpoints } from './scrapes.ts';
import { readingEndpoints } from './readings.ts';
import { userEndpoints } from './users.ts';

/** Every endpoint by its route in the specification's notation. */
export const endpoints = {
  ...userEndpoints,
  ...accountEndpoints,
  ...secondFactorEndpoints,
  ...paymentEndpoints,
  ...promotionCodeEndpoints,
  ...giftEndpoints,
  ...adminPaymentEndpoints,
  ...reconciliationEndpoints,
  ...adminActionEndpoints,
  ...companyEndpoints,
  ...jobEndpoints,
  ...openingEndpoints,
  ...scrapeEndpoints,
  ...listEndpoints,
  ...readingEndpoints,
  ...matchEndpoints,
  ...forYouEndpoints,
  ...insightEndpoints,
  ...peopleEndpoints,
  ...privateCalendarEndpoints,
  ...keptEndpoints,
  ...articleEndpoints,
  ...articleWritingEndpoints,
  ...keywordEndpoints,
  ...pageViewEndpoints,
  ...overviewEndpoints,
  ...clientConfigEndpoints,
  ...healthEndpoints,
} as const;

export type Endpoints = typeof endpoints;
export type Route = keyof Endpoints;

/** The codes that a call of the route can fail with. */
export type ErrorCodeOf<R extends Route> = R extends Route ? ErrorsOf<R, Endpoints[R]> : never;
