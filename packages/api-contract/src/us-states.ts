import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import {
  details,
  latitude,
  longitude,
  match,
  search,
  searched,
  Slug,
  slugParams,
  ValueCount,
} from './catalog.ts';
import { pageQuery, pageTotals } from './pages.ts';
import { closed, Instant, named, nullable, SignCount, ZodiacSignId } from './schemas.ts';
import { usRegions, usStateCategories, usStateSorts } from './values.ts';

const Region = Type.Enum([...usRegions], { title: 'UsRegion' });
const Category = Type.Enum([...usStateCategories], { title: 'UsStateCategory' });

const text = nullable(Type.String());

/** A US state (specification, section 3). `null` means unknown. */
export const UsState = named('UsState', {
  id: Type.Integer(),
  slug: Slug,
  name: Type.String(),
  /** Postal abbreviation. */
  abbreviation: text,
  /** Short forms and nicknames of the state and its people. */
  aliases: Type.Array(Type.String()),
  statehoodYear: Type.Integer(),
  statehoodMonth: Type.Integer({ minimum: 1, maximum: 12 }),
  statehoodDay: nullable(Type.Integer({ minimum: 1, maximum: 31 })),
  /** 1 to 50. */
  admissionOrder: nullable(Type.Integer({ minimum: 1, maximum: 50 })),
  /** In a sentence. */
  howJoined: text,
  capital: Type.String(),
  /** Of the capital, as is the longitude. */
  capitalLatitude: latitude,
  capitalLongitude: longitude,
  largestCity: text,
  region: Region,
  /** Of the US Census Bureau. */
  division: text,
  category: Category,
  description: Type.String(),
  /** Inhabitants by the census of 2020. */
  population: Type.Integer(),
  /** Total area in square miles. */
  area: Type.Integer(),
  nickname: text,
  motto: text,
  /** Null where the motto is English. */
  mottoTranslation: text,
  flower: text,
  bird: text,
  tree: text,
  timeZones: Type.Array(Type.String()),
  zodiacSign: ZodiacSignId,
  isActive: Type.Boolean(),
  createdAt: Instant,
  match,
});

export type UsState = Type.Static<typeof UsState>;

const limit = { max: 120, windowSeconds: 60, by: 'user' } as const;

const arizona = {
  id: 3,
  slug: 'arizona',
  name: 'Arizona',
  abbreviation: 'AZ',
  aliases: [],
  statehoodYear: 1912,
  statehoodMonth: 2,
  statehoodDay: 14,
  admissionOrder: 48,
  howJoined: 'Admitted after removing the recall of judges from its constitution.',
  capital: 'Phoenix',
  capitalLatitude: 33.4484,
  capitalLongitude: -112.097,
  largestCity: 'Phoenix',
  region: 'West',
  division: 'Mountain',
  category: '20th Century',
  description: 'Joined the Union on February 14, 1912.',
  population: 7_151_502,
  area: 113_990,
  nickname: 'Grand Canyon State',
  motto: 'Ditat Deus',
  mottoTranslation: 'God enriches',
  flower: 'Saguaro cactus blossom',
  bird: 'Cactus wren',
  tree: 'Palo verde',
  timeZones: ['Mountain'],
  zodiacSign: 'pig',
  isActive: true,
  createdAt: '2026-11-20T09:00:00.000Z',
};

export const usStateEndpoints = {
  'GET /api/us-states': {
    operationId: 'listUsStates',
    tag: 'usStates',
    summary: 'US states by name, a page at a time, of one sign, region or category',
    access: 'paid',
    isShedFirst: true,
    cachedWith: ['page', 'limit'],
    query: closed({
      ...pageQuery,
      zodiac: Type.Optional(ZodiacSignId),
      region: Type.Optional(Region),
      category: Type.Optional(Category),
      search,
      sort: Type.Optional(Type.Enum([...usStateSorts])),
    }),
    response: closed({
      usStates: Type.Array(UsState),
      ...pageTotals,
      ...searched,
      facets: closed({
        zodiac: Type.Array(ValueCount),
        region: Type.Array(ValueCount),
        category: Type.Array(ValueCount),
      }),
    }),
    limit,
    example: {
      query: { page: 1, limit: 20, zodiac: 'pig' },
      response: {
        usStates: [arizona],
        total: 1,
        totalPages: 1,
        corrected: null,
        facets: { zodiac: [], region: [], category: [] },
      },
    },
  },
  'GET /api/us-states/{slug}': {
    operationId: 'getUsState',
    tag: 'usStates',
    summary: 'All facts of a state with their sources, and its neighbors in the zodiac; by abbreviation too',
    access: 'paid',
    isShedFirst: true,
    params: slugParams,
    response: closed({ usState: UsState, ...details }),
    limit,
    example: {
      params: { slug: 'arizona' },
      response: {
        usState: arizona,
        movedTo: null,
        neighbours: { sameYear: [], sameSign: [], inHarmony: [], acrossTheWheel: [] },
        sources: [{ facts: 'Statehood', source: 'Public record', licence: 'Facts', url: null }],
      },
    },
  },
  'GET /api/us-states/stats': {
    operationId: 'getUsStateStats',
    tag: 'usStates',
    summary: 'How many states each sign has',
    access: 'paid',
    isShedFirst: true,
    cachedWith: [],
    response: closed({ stats: Type.Array(SignCount) }),
    limit,
    example: { response: { stats: [{ sign: 'rat', count: 4 }] } },
  },
  'GET /api/us-states/regions': {
    operationId: 'listUsStateRegions',
    tag: 'usStates',
    summary: 'The regions that have a state',
    access: 'paid',
    isShedFirst: true,
    cachedWith: [],
    response: closed({ regions: Type.Array(Region) }),
    limit,
    example: { response: { regions: ['Midwest', 'West'] } },
  },
  'GET /api/us-states/categories': {
    operationId: 'listUsStateCategories',
    tag: 'usStates',
    summary: 'The categories that have a state',
    access: 'paid',
    isShedFirst: true,
    cachedWith: [],
    response: closed({ categories: Type.Array(Category) }),
    limit,
    example: { response: { categories: ['Gold Rush'] } },
  },
} as const satisfies Record<string, EndpointSpec>;
