/**
 * Constants of the API without the schema library: limits, categories, prices and errors.
 *
 * @packageDocumentation
 */
export { errorCatalogue, type ErrorCode } from './errors.ts';
export { carCategories, type CarCategory } from './lists/car-brands.ts';
export {
  companyStatuses,
  employeesBands,
  industries,
  type EmployeesBand,
  type Industry,
} from './lists/company-columns.ts';
export { nameFields, searchedFields } from './lists/list.ts';
export { catalogKinds, keptKinds, type KeptKind } from './lists.ts';
export { usRegions, usStateCategories, type UsRegion, type UsStateCategory } from './lists/us-states.ts';
export {
  giftMessageMaxLength,
  maxFamily,
  maxGiftDaysAhead,
  maxKept,
  maxPeople,
  noteMaxLength,
  personRelations,
} from './limits.ts';
export {
  currentPrice,
  dollarsText,
  priceCents,
  priceDollars,
  prices,
  priceText,
  refundPromise,
  type Price,
} from './price.ts';
export { zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';

/** Maximum length of a search term, in characters. */
export const searchMaxLength = 200;

/** Maximum length of a slug, in characters. */
export const slugMaxLength = 120;

/** Maximum page number of a list, which no list reaches. */
export const maxPage = 1_000_000;

/** Where an opening's work is done. */
export const workModes = ['remote', 'hybrid', 'on-site'] as const;

export type WorkMode = (typeof workModes)[number];

/** The choices of the filter for openings that were posted at most this many days ago. */
export const postedWithinDays = [1, 7, 30, 90] as const;

/** An opening is marked if it was posted again at least `minReposts` times, or has been open for more than `maxDaysOpen` days. */
export const openingMarks = { minReposts: 2, maxDaysOpen: 90 } as const;

/** The orders of the list of openings. */
export const openingOrders = ['newest', 'title', 'company'] as const;

/** Maximum number of values of a facet of the openings, besides the chosen one. */
export const maxFacetValues = 100;

/** Number of cards on a page of a list. */
export const pageSize = 20;
/** Maximum number of companies that are answered without pages. Longer lists must be requested by page. */
export const maxWholeList = 10_000;

/** Categories of blog keywords (specification, section 3). */
export const keywordCategories = ['astrology', 'zodiac', 'compatibility', 'career', 'personality'] as const;

/** Search intents of blog keywords (specification, section 3). */
export const searchIntents = ['informational', 'commercial', 'transactional', 'navigational'] as const;

/** The subjects of articles. */
export const articleCategories = [
  'signs',
  'pairs',
  'years',
  'elements',
  'numbers',
  'companies',
  'car-brands',
  'us-states',
  'customs',
] as const;

/** Maximum size of the file of an article's image. */
export const maxImageBytes = 4_000_000;

/** Maximum length of the alternative text of an image, in characters. */
export const maxAltLength = 300;

export const postStatuses = ['draft', 'scheduled', 'published'] as const;

/**
 * The groups to which the list of articles can be narrowed: a status, stale articles, articles that share a keyword, and deleted
 * ones.
 */
export const listedGroups = [...postStatuses, 'stale', 'sharedKeyword', 'deleted'] as const;

/** Orders of the list of articles: by the last change, the publication, the scheduled time or the title. */
export const articleSorts = ['changed', 'published', 'scheduled', 'title'] as const;

/** Maximum length of a search in the list of articles, in characters. */
export const maxArticleSearchLength = 120;

/** How often the scheduled job writes an article. `off` means never. */
export const generationFrequencies = ['off', 'daily', 'weekly', 'monthly'] as const;

/** The range of the target word count of an article, and its default. */
export const targetWordCounts = { min: 300, max: 5000, default: 2000 } as const;

/** The number of days in the overview of admins, including today. */
export const overviewDays = { min: 7, max: 180, default: 30 } as const;

/** The kinds of pages with which visits begin. `product` includes the pages for signed-in users and all other pages. */
export const visitedKinds = ['home', 'sample', 'blog', 'article', 'almanac', 'shop', 'product'] as const;

export type VisitedKind = (typeof visitedKinds)[number];
