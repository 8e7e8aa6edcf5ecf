import * as Type from 'typebox';
import { capped, ValueCount } from './catalog.ts';
import type { EndpointSpec } from './endpoint.ts';
import { pageQuery, pageTotals } from './pages.ts';
import { closed, Instant, named, nullable, SignCount, ZodiacSignId } from './schemas.ts';
import { openingOrders, postedWithinDays, searchMaxLength, workModes } from './values.ts';

const WorkMode = Type.Enum([...workModes], { title: 'WorkMode' });
const Count = Type.Integer({ minimum: 0 });
const Day = Type.String({ format: 'date' });
const Name = Type.String({ minLength: 1, maxLength: searchMaxLength });

/** A role that a company offers, with all its places. `null` means unknown. */
export const Opening = named('Opening', {
  id: Type.Integer(),
  companyId: Type.Integer(),
  companyName: Type.String(),
  /** The last part of the address of the company's page. */
  companySlug: Type.String(),
  companyLogoUrl: nullable(Type.String()),
  zodiacSign: ZodiacSignId,
  industry: nullable(Type.String()),
  title: Type.String(),
  department: nullable(Type.String()),
  type: nullable(Type.String()),
  /** The salary as the employer states it. Salaries of several places are separated by ` · `. */
  salary: nullable(Type.String()),
  /** The beginning of the description, as plain text. */
  description: nullable(Type.String()),
  workModes: Type.Array(WorkMode),
  places: Type.Array(Type.String()),
  countries: Type.Array(Type.String()),
  /** The employer's page of the opening. */
  url: Type.String({ format: 'uri' }),
  /** The latest day on which the employer published the opening. */
  postedDate: nullable(Day),
  /** The earliest day on which the opening is known to have been open. */
  openSince: Day,
  firstSeenAt: Instant,
  /** When its source last listed the opening. */
  lastVerifiedAt: Instant,
  /** How often the employer published the opening again. */
  reposts: Count,
  /** `reposted`: published again at least twice. `old`: open for more than 90 days. */
  marks: Type.Array(Type.Enum(['reposted', 'old'])),
});

export type Opening = Type.Static<typeof Opening>;

const Facet = Type.Array(ValueCount);

/** The openings of each value of a filter that match all other filters. Values without openings are left out. */
export const OpeningFacets = named('OpeningFacets', {
  signs: Type.Array(SignCount),
  /** The 100 companies with the most openings, and the chosen one, by name. */
  companies: Type.Array(named('CompanyCount', { id: Type.Integer(), name: Type.String(), count: Count })),
  workModes: Type.Array(named('WorkModeCount', { value: WorkMode, count: Count })),
  /** The 100 departments with the most openings. Places are limited in the same way. */
  departments: Facet,
  countries: Facet,
  places: Type.Array(
    named('PlaceCount', {
      ...ValueCount.properties,
      /** The US state whose postal code the place has, as in `Austin, TX`. */
      state: Type.Optional(Type.String()),
    }),
  ),
  industries: Facet,
  withSalary: Count,
  postedWithin: Type.Array(named('PostedWithinCount', { days: Type.Integer(), count: Count })),
  capped,
});

export type OpeningFacets = Type.Static<typeof OpeningFacets>;

export const openingEndpoints = {
  'GET /api/openings': {
    operationId: 'listOpenings',
    tag: 'companies',
    summary: 'Openings of all companies that match a search and filters, with counts for each filter',
    access: 'paid',
    isShedFirst: true,
    query: closed({
      ...pageQuery,
      /**
       * Search words. The title, the company or a place must contain each. One word may be the sign of the company, as in `horse
       * texas`.
       */
      search: Type.Optional(Type.String({ maxLength: searchMaxLength })),
      zodiac: Type.Optional(ZodiacSignId),
      companyId: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
      workMode: Type.Optional(WorkMode),
      department: Type.Optional(Name),
      country: Type.Optional(Name),
      place: Type.Optional(Name),
      industry: Type.Optional(Name),
      /** Only openings that state a salary. */
      hasSalary: Type.Optional(Type.Literal('yes')),
      /** Posted at most this many days ago. */
      postedWithin: Type.Optional(Type.Enum(postedWithinDays.map(String))),
      sort: Type.Optional(Type.Enum([...openingOrders])),
    }),
    response: closed({
      openings: Type.Array(Opening),
      ...pageTotals,
      facets: OpeningFacets,
      /** When a source was last read; `null` before the first time. */
      lastVerifiedAt: nullable(Instant),
    }),
    limit: { max: 120, windowSeconds: 60, by: 'user' },
    example: {
      query: { page: 1, limit: 20, zodiac: 'ox', search: 'designer kyoto' },
      response: {
        openings: [
          {
            id: 4711,
            companyId: 7,
            companyName: 'Nintendo',
            companySlug: 'nintendo',
            companyLogoUrl: null,
            zodiacSign: 'ox',
            industry: 'Media',
            title: 'Level Designer',
            department: 'Games',
            type: 'Full-time',
            salary: null,
            description: 'Design levels that a child understands and an adult does not finish.',
            workModes: ['on-site'],
            places: ['Kyoto, Japan', 'Tokyo, Japan'],
            countries: ['Japan'],
            url: 'https://boards.greenhouse.io/example/jobs/4711',
            postedDate: '2026-11-02',
            openSince: '2026-08-12',
            firstSeenAt: '2026-08-12T03:00:00.000Z',
            lastVerifiedAt: '2026-11-20T09:00:00.000Z',
            reposts: 4,
            marks: ['reposted', 'old'],
          },
        ],
        total: 1,
        totalPages: 1,
        facets: {
          signs: [{ sign: 'ox', count: 1 }],
          companies: [{ id: 7, name: 'Nintendo', count: 1 }],
          workModes: [{ value: 'on-site', count: 1 }],
          departments: [{ value: 'Games', count: 1 }],
          countries: [{ value: 'Japan', count: 1 }],
          places: [
            { value: 'Kyoto, Japan', count: 1 },
            { value: 'Tokyo, Japan', count: 1 },
          ],
          industries: [{ value: 'Media', count: 1 }],
          withSalary: 0,
          postedWithin: [{ days: 30, count: 1 }],
          capped: false,
        },
        lastVerifiedAt: '2026-11-20T09:00:00.000Z',
      },
    },
  },
} as const satisfies Record<string, EndpointSpec>;
