import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { capped, details, search, searched, slugParams, ValueCount } from './catalog.ts';
import { byList, rowProperties, signCounts } from './list-schemas.ts';
import { companies } from './lists/companies.ts';
import { employeesBands, factColumns } from './lists/company-columns.ts';
import { pageQuery, pageTotals } from './pages.ts';
import { closed, Instant, named, nullable, SignCount, ZodiacSignId } from './schemas.ts';

/** A company (specification, section 3). `null` means unknown. */
export const Company = named('Company', rowProperties(companies.columns));

/** All facts of a company. */
export const CompanyFacts = named('CompanyFacts', rowProperties({ ...companies.columns, ...factColumns }));

const sorts = companies.sorts.map(({ value }) => value);

const Name = Type.String({ minLength: 1, maxLength: 100 });
const Year = Type.Integer({ minimum: 1, maximum: 9999 });

const limit = { max: 120, windowSeconds: 60, by: 'user' } as const;

/** Leaves out the members of an example that only the page of a company has. */
const ofCard = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !(name in factColumns)));

export const companyEndpoints = {
  'GET /api/companies': {
    operationId: 'listCompanies',
    tag: 'companies',
    summary:
      'Companies in alphabetical order: all, those of a sign, or those that a search finds; a search ignores the sign. With page or limit, one page with facet counts; the other filters need one of the two. Without them, a list of more than 10,000 companies is refused',
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
      /** `true` selects companies with open roles only. */
      hasOpenings: Type.Optional(Type.Boolean()),
      sort: Type.Optional(Type.Enum(['name', ...sorts])),
    }),
    response: closed({
      companies: Type.Array(Company),
      /** This and the following members are present only with `page` or `limit`. */
      total: Type.Optional(pageTotals.total),
      totalPages: Type.Optional(pageTotals.totalPages),
      corrected: Type.Optional(searched.corrected),
      facets: Type.Optional(
        closed({
          zodiac: Type.Array(ValueCount),
          industry: Type.Array(ValueCount),
          country: Type.Array(ValueCount),
          size: Type.Array(ValueCount),
          /** The founding years counted by decade, such as `1990`. */
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
        companies: [ofCard(companies.example)],
      },
    },
  },
  'GET /api/companies/{slug}': {
    operationId: 'getCompany',
    tag: 'companies',
    summary:
      'All facts of a company with their sources, and its neighbors in the zodiac; a former name also finds it',
    access: 'paid',
    isShedFirst: true,
    params: slugParams,
    response: closed({ company: CompanyFacts, ...details }),
    limit,
    example: {
      params: { slug: 'nintendo' },
      response: {
        company: companies.example,
        movedTo: null,
        neighbours: {
          sameYear: [],
          sameSign: [],
          inHarmony: [],
          acrossTheWheel: [],
        },
        standing: {
          total: 3791,
          ofKindBySign: [24, 25, 19, 22, 23, 20, 18, 21, 22, 21, 25, 25],
          groups: [
            {
              by: 'branch',
              count: 81,
              older: 0,
              asOld: 0,
              ofSign: 8,
              others: [{ name: 'Sega', zodiacSign: 'rat', year: 1960 }],
            },
          ],
          ranks: [],
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
      /** The rows of each list. */
      bySign: closed(byList(signCounts)),
    }),
    limit,
    example: {
      response: {
        companies: 1742,
        jobs: 0,
        industries: 14,
        oldestFoundedYear: 1366,
        lastScrapedAt: null,
        bySign: byList([150, 141, 128, 155, 139, 147, 152, 144, 150, 146, 151, 139]),
      },
    },
  },
} as const satisfies Record<string, EndpointSpec>;
