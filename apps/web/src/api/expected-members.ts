import type { Endpoints, Output, Route } from '@org/api-contract';
import { UnusableAnswerError } from './errors.ts';

type Kind<T> = T extends readonly unknown[]
  ? 'array'
  : T extends string
    ? 'string'
    : T extends number
      ? 'number'
      : T extends boolean
        ? 'boolean'
        : 'object';

type Expected = {
  readonly [R in Route]?: {
    readonly [M in keyof Output<Endpoints[R]>]?: Kind<Output<Endpoints[R]>[M]>;
  };
};

const settings = {
  businessLocation: 'string',
  targetWordCount: 'number',
  includeLocalSEO: 'boolean',
  autoPublish: 'boolean',
  generationFrequency: 'string',
  isActive: 'boolean',
} as const;

/** The members that the pages read from an answer, without those that may be `null`. */
export const expectedMembers: Expected = {
  'DELETE /api/account/sessions': { signedOut: 'boolean' },
  'GET /api/account': {
    email: 'string',
    emailVerified: 'boolean',
    sessions: 'array',
    payments: 'array',
    seller: 'object',
  },
  'POST /api/password-reset': { isMailed: 'boolean' },
  'POST /api/account/verification-mail': { isMailed: 'boolean' },
  'GET /api/account/second-factor': {
    isOn: 'boolean',
    isRequired: 'boolean',
    isVerified: 'boolean',
    recoveryCodes: 'number',
  },
  'POST /api/account/second-factor': { secret: 'string', uri: 'string' },
  'POST /api/account/second-factor/confirmation': { recoveryCodes: 'array' },
  'POST /api/account/second-factor/code': { recoveryCodes: 'number' },
  'DELETE /api/account/second-factor': { isOn: 'boolean' },
  'GET /api/account/export': {
    exportedAt: 'string',
    account: 'object',
    payments: 'object',
    people: 'object',
  },
  'GET /api/admin/overview': { days: 'array', beginnings: 'array', articles: 'array' },
  'GET /api/admin/payments': { payments: 'array', total: 'number', totalPages: 'number' },
  'GET /api/admin/payments/{id}': { state: 'string', can: 'array', timeline: 'array' },
  'POST /api/admin/reconciliation': { checked: 'number', atStripe: 'object', differences: 'array' },
  'GET /api/blog/keywords': { keywords: 'array' },
  'GET /api/blog/posts': { posts: 'array' },
  'GET /api/blog/posts/{id}': { post: 'object' },
  'GET /api/blog/published': { posts: 'array' },
  'GET /api/blog/settings': settings,
  'GET /api/car-brands': { carBrands: 'array', total: 'number' },
  'GET /api/car-brands/{slug}': { carBrand: 'object', neighbours: 'object', sources: 'array' },
  'GET /api/car-brands/categories': { categories: 'array' },
  'GET /api/car-brands/stats': { stats: 'array' },
  'POST /api/payment-place': { isKnown: 'boolean' },
  'GET /api/client-config': { firebase: 'object', stripe: 'object' },
  'GET /api/companies': { companies: 'array' },
  'GET /api/companies/{slug}': { company: 'object', neighbours: 'object', sources: 'array' },
  'GET /api/companies/{id}/jobs': { jobs: 'array' },
  'GET /api/insights': { signs: 'array', decades: 'array', industries: 'array' },
  'GET /api/insights/seats': { cities: 'array', countries: 'array' },
  'GET /api/kept': { things: 'array' },
  'GET /api/weekly-mail': { isAvailable: 'boolean', isOn: 'boolean', signs: 'array' },
  'GET /api/kept/marks': { company: 'array', carBrand: 'array', usState: 'array', opening: 'array' },
  'GET /api/openings': { openings: 'array', total: 'number', facets: 'object' },
  'GET /api/people': { people: 'array' },
  'GET /api/sources': { sources: 'array', scrapes: 'array', nextRunAt: 'string' },
  'GET /api/us-states': { usStates: 'array', total: 'number' },
  'GET /api/us-states/{slug}': { usState: 'object', neighbours: 'object', sources: 'array' },
  'GET /api/us-states/categories': { categories: 'array' },
  'GET /api/us-states/regions': { regions: 'array' },
  'GET /api/us-states/stats': { stats: 'array' },
  'GET /api/user/{uid}': { role: 'string' },
  'GET /api/user/{uid}/payment-status': { hasPaid: 'boolean', paymentFailed: 'boolean' },
  'GET /api/zodiac-stats': { stats: 'array' },
  'DELETE /api/promotion-code': { clientSecret: 'string' },
  'GET /api/gifts': { gifts: 'array' },
  'POST /api/gifts': { gift: 'object' },
  'PUT /api/gifts/{id}': { gift: 'object' },
  'POST /api/gifts/{id}/mail': { gift: 'object' },
  'POST /api/gift-redemption': { redeemed: 'boolean' },
  'GET /api/promotion-codes': { codes: 'array' },
  'POST /api/promotion-code': { discount: 'object' },
  'POST /api/promotion-codes': { code: 'object' },
  'POST /api/promotion-codes/{id}/end': { code: 'object' },
  'POST /api/account/deletion': { deleted: 'boolean' },
  'POST /api/private-calendar': { privateCalendar: 'object' },
  'GET /api/blog/posts/{id}/revisions': { revisions: 'array' },
  'POST /api/blog/posts/{id}/restore': { post: 'object' },
  'PUT /api/blog/posts/{id}/image': { post: 'object' },
  'DELETE /api/blog/posts/{id}/image': { post: 'object' },
  'POST /api/blog/check': { checks: 'array' },
  'POST /api/blog/change-posts': { changed: 'array', refused: 'array' },
  'POST /api/blog/import-keywords': { added: 'number', existing: 'number', refused: 'number' },
  'PUT /api/blog/keywords/{id}': { keyword: 'object' },
  'POST /api/blog/keywords/{id}/restore': { keyword: 'object' },
  'POST /api/blog/add-internal-links': { message: 'string' },
  'POST /api/blog/undo-internal-links': { message: 'string' },
  'POST /api/blog/generate': { post: 'object' },
  'POST /api/blog/generate-random': { keyword: 'string', post: 'object' },
  'POST /api/blog/initialize': { message: 'string' },
  'POST /api/blog/keywords': { keyword: 'object' },
  'POST /api/blog/posts/{id}/publish': { post: 'object' },
  'POST /api/blog/posts/{id}/unpublish': { post: 'object' },
  'POST /api/blog/posts/{id}/rewrite': { post: 'object', length: 'object' },
  'POST /api/match': { score: 'number', pairs: 'array', sections: 'array', rules: 'array' },
  'POST /api/match/family': { people: 'array', pairs: 'array', paragraphs: 'array', rules: 'array' },
  'POST /api/reading/question': { answer: 'object' },
  'POST /api/reading': { sections: 'array', rules: 'array' },
  'POST /api/for-you': { rows: 'array', total: 'number' },
  'POST /api/people': { person: 'object' },
  'POST /api/scrape': { message: 'string' },
  'DELETE /api/kept/{kind}/{id}': { note: 'string' },
  'PUT /api/weekly-mail': { isAvailable: 'boolean', isOn: 'boolean', signs: 'array' },
  'PUT /api/kept/{kind}/{id}': { thing: 'object' },
  'PUT /api/kept/{kind}/{id}/note': { thing: 'object' },
  'PUT /api/people/{id}': { person: 'object' },
  'PUT /api/blog/posts/{id}': { post: 'object' },
  'PUT /api/blog/settings': settings,
};

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
};

/**
 * Rejects an answer that lacks what the pages read, such as the `{}` of a proxy. A page would show it as still loading, or a
 * form with empty fields whose Save overwrites the stored values.
 *
 * @throws UnusableAnswerError
 */
export function checkMembers(route: Route, answer: object): void {
  for (const [name, kind] of Object.entries(expectedMembers[route] ?? {})) {
    if (kindOf(Reflect.get(answer, name)) !== kind)
      throw new UnusableAnswerError(`The answer to ${route} has no ${name}.`);
  }
}
