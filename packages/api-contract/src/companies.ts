import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import {
  capped,
  details,
  founded,
  latitude,
  longitude,
  match,
  search,
  searched,
  signs,
  Slug,
  slugParams,
  ValueCount,
} from './catalog.ts';
import { pageQuery, pageTotals } from './pages.ts';
import { closed, Instant, named, nullable, SignCount, ZodiacSignId } from './schemas.ts';
import { companySorts, companyStatuses, employeesBands } from './values.ts';

const text = nullable(Type.String());

const card = {
  id: Type.Integer(),
  slug: Slug,
  /** The name that people use. */
  name: Type.String(),
  /** The full name, where it is another. */
  legalName: text,
  ...founded,
  ...signs,
  location: text,
  country: text,
  industry: text,
  subIndustry: text,
  description: text,
  /** Products, brands or trade, in a few words. */
  knownFor: text,
  /** The owner or group; of an acquired company, the buyer. */
  parent: text,
  status: nullable(Type.Enum([...companyStatuses])),
  statusYear: nullable(Type.Integer()),
  /** Symbol in the United States. */
  ticker: text,
  exchange: text,
  listingSymbol: text,
  website: text,
  careersUrl: text,
  logoUrl: text,
  scrapedAt: nullable(Instant),
  /** Number of open roles, as `GET /api/openings` lists them. */
  openings: Type.Integer({ minimum: 0 }),
  match,
};

/** A company (specification, section 3). `null` means unknown. */
export const Company = named('Company', card);

export type Company = Type.Static<typeof Company>;

/** All facts of a company. */
export const CompanyFacts = named('CompanyFacts', {
  ...card,
  formerNames: Type.Array(Type.String()),
  /** Brands, abbreviations and nicknames that people mean the company by. */
  aliases: Type.Array(Type.String()),
  founders: Type.Array(Type.String()),
  city: text,
  region: text,
  /** Of the centre of the city (GeoNames, CC BY 4.0), as is the longitude. */
  latitude,
  longitude,
  employeesBand: nullable(Type.Enum([...employeesBands])),
  /** The year in which the company had so many. */
  employeesYear: nullable(Type.Integer()),
  marketCapClass: text,
  wikidataId: text,
});

export type CompanyFacts = Type.Static<typeof CompanyFacts>;

const Name = Type.String({ minLength: 1, maxLength: 100 });
const Year = Type.Integer({ minimum: 1, maximum: 9999 });

const limit = { max: 120, windowSeconds: 60, by: 'user' } as const;

const nintendo = {
  id: 7,
  slug: 'nintendo',
  name: 'Nintendo',
  legalName: 'Nintendo Co.',
  foundedYear: 1889,
  foundedMonth: 9,
  foundedDay: 23,
  dateSource: 'general knowledge',
  zodiacSign: 'ox',
  otherSign: null,
  location: 'Kyoto, Japan',
  country: 'Japan',
  industry: 'Media',
  subIndustry: 'Electronic Gaming & Multimedia',
  description: 'Electronic Gaming & Multimedia, based in Kyoto, Japan. Founded in 1889.',
  knownFor: 'Super Mario, Zelda and the Switch',
  parent: null,
  status: null,
  statusYear: null,
  ticker: null,
  exchange: 'Tokyo Stock Exchange',
  listingSymbol: '7974',
  website: 'https://www.nintendo.com',
  careersUrl: null,
  logoUrl: null,
  scrapedAt: null,
  openings: 0,
};

export const companyEndpoints = {
  'GET /api/companies': {
    operationId: 'listCompanies',
    tag: 'companies',
    summary:
      'Companies by name, of one sign or found by a search term; with a term the sign is ignored. With page or limit, a page with the counts of its facets; only then the other filters apply. Without them, more than 10,000 companies are refused',
    access: 'paid',
    isShedFirst: true,
    cachedWith: ['page', 'limit'],
    query: closed({
      ...pageQuery,
      zodiac: Type.Optional(ZodiacSignId),
      search,
      industry: Type.Optional(Name),
      country: Type.Optional(Name),
      foundedFrom: Type.Optional(Year),
      foundedTo: Type.Optional(Year),
      size: Type.Optional(Type.Enum([...employeesBands])),
      /** With `true`, companies with open roles only. */
      hasOpenings: Type.Optional(Type.Boolean()),
      sort: Type.Optional(Type.Enum([...companySorts])),
    }),
    response: closed({
      companies: Type.Array(Company),
      /** This and the following with `page` or `limit` only. */
      total: Type.Optional(pageTotals.total),
      totalPages: Type.Optional(pageTotals.totalPages),
      corrected: Type.Optional(searched.corrected),
      facets: Type.Optional(
        closed({
          zodiac: Type.Array(ValueCount),
          industry: Type.Array(ValueCount),
          country: Type.Array(ValueCount),
          size: Type.Array(ValueCount),
          /** Founding years by decade, such as `1990`. */
          decade: Type.Array(ValueCount),
          /** Companies with openings. */
          hasOpenings: Type.Integer({ minimum: 0 }),
          capped,
        }),
      ),
    }),
    limit,
    example: {
      query: { zodiac: 'dragon' },
      response: {
        companies: [nintendo],
      },
    },
  },
  'GET /api/companies/{slug}': {
    operationId: 'getCompany',
    tag: 'companies',
    summary:
      'All facts of a company with their sources, and its neighbors in the zodiac; by former names too',
    access: 'paid',
    isShedFirst: true,
    params: slugParams,
    response: closed({ company: CompanyFacts, ...details }),
    limit,
    example: {
      params: { slug: 'nintendo' },
      response: {
        company: {
          ...nintendo,
          formerNames: [],
          aliases: [],
          founders: ['Fusajiro Yamauchi'],
          city: 'Kyoto',
          region: 'Kyoto Prefecture',
          latitude: 35.0211,
          longitude: 135.7538,
          employeesBand: '1001-10000',
          employeesYear: 2024,
          marketCapClass: 'Large Cap',
          wikidataId: 'Q8093',
        },
        movedTo: null,
        neighbours: {
          sameYear: [],
          sameSign: [],
          inHarmony: [],
          acrossTheWheel: [],
        },
        sources: [
          {
            facts: 'City coordinates',
            source: 'GeoNames',
            licence: 'CC BY 4.0',
            url: 'https://www.geonames.org/',
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
    isShedFirst: true,
    cachedWith: [],
    response: closed({ stats: Type.Array(SignCount) }),
    limit,
    example: { response: { stats: [{ sign: 'rat', count: 150 }] } },
  },
  'GET /api/stats': {
    operationId: 'getStats',
    tag: 'companies',
    summary: 'How much the database holds',
    access: 'public',
    isShedFirst: true,
    cachedWith: [],
    response: closed({
      companies: Type.Integer({ minimum: 0 }),
      jobs: Type.Integer({ minimum: 0 }),
      industries: Type.Integer({ minimum: 0 }),
      oldestFoundedYear: nullable(Type.Integer()),
      lastScrapedAt: nullable(Instant),
    }),
    limit,
    example: {
      response: { companies: 1742, jobs: 0, industries: 14, oldestFoundedYear: 1366, lastScrapedAt: null },
    },
  },
} as const satisfies Record<string, EndpointSpec>;
