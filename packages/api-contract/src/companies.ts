import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { closed, Instant, named, nullable, SignCount, ZodiacSignId } from './schemas.ts';
import { searchMaxLength } from './values.ts';

/** A company (specification, section 3). `null` means unknown. */
export const Company = named('Company', {
  id: Type.Integer(),
  name: Type.String(),
  foundedYear: Type.Integer(),
  foundedMonth: nullable(Type.Integer({ minimum: 1, maximum: 12 })),
  location: nullable(Type.String()),
  industry: nullable(Type.String()),
  description: nullable(Type.String()),
  website: nullable(Type.String()),
  careersUrl: nullable(Type.String()),
  logoUrl: nullable(Type.String()),
  zodiacSign: ZodiacSignId,
  scrapedAt: nullable(Instant),
  /** Number of stored openings. */
  openings: Type.Integer({ minimum: 0 }),
});

export type Company = Type.Static<typeof Company>;

export const companyEndpoints = {
  'GET /api/companies': {
    operationId: 'listCompanies',
    tag: 'companies',
    summary: 'Companies by name, of one sign or found by a search term; with a term the sign is ignored',
    access: 'paid',
    query: closed({
      zodiac: Type.Optional(ZodiacSignId),
      search: Type.Optional(Type.String({ maxLength: searchMaxLength })),
    }),
    response: closed({ companies: Type.Array(Company) }),
    limit: { max: 120, windowSeconds: 60, by: 'user' },
    example: {
      query: { zodiac: 'dragon' },
      response: {
        companies: [
          {
            id: 7,
            name: 'Nintendo',
            foundedYear: 1889,
            foundedMonth: 9,
            location: 'Kyoto, Japan',
            industry: 'Media',
            description: 'Interactive home entertainment, based in Kyoto, Japan.',
            website: 'https://www.nintendo.com',
            careersUrl: null,
            logoUrl: null,
            zodiacSign: 'ox',
            scrapedAt: null,
            openings: 0,
          },
        ],
      },
    },
  },
  'GET /api/zodiac-stats': {
    operationId: 'getZodiacStats',
    tag: 'companies',
    summary: 'How many companies each sign has',
    access: 'public',
    response: closed({ stats: Type.Array(SignCount) }),
    limit: { max: 120, windowSeconds: 60, by: 'user' },
    example: { response: { stats: [{ sign: 'rat', count: 150 }] } },
  },
  'GET /api/stats': {
    operationId: 'getStats',
    tag: 'companies',
    summary: 'How much the database holds',
    access: 'public',
    response: closed({
      companies: Type.Integer({ minimum: 0 }),
      jobs: Type.Integer({ minimum: 0 }),
      industries: Type.Integer({ minimum: 0 }),
      oldestFoundedYear: nullable(Type.Integer()),
      lastScrapedAt: nullable(Instant),
    }),
    limit: { max: 120, windowSeconds: 60, by: 'user' },
    example: {
      response: { companies: 1742, jobs: 0, industries: 14, oldestFoundedYear: 1366, lastScrapedAt: null },
    },
  },
} as const satisfies Record<string, EndpointSpec>;
