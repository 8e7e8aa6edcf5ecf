import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { pageQuery, pageTotals } from './pages.ts';
import { closed, Instant, named, nullable, SignCount, ZodiacSignId } from './schemas.ts';
import { usRegions, usStateCategories } from './values.ts';

const Region = Type.Enum([...usRegions], { title: 'UsRegion' });
const Category = Type.Enum([...usStateCategories], { title: 'UsStateCategory' });

/** A US state (specification, section 3). `null` means unknown. */
export const UsState = named('UsState', {
  id: Type.Integer(),
  name: Type.String(),
  statehoodYear: Type.Integer(),
  statehoodMonth: Type.Integer({ minimum: 1, maximum: 12 }),
  capital: Type.String(),
  region: Region,
  category: Category,
  description: Type.String(),
  /** Inhabitants by the census of 2020. */
  population: Type.Integer(),
  /** Total area in square miles. */
  area: Type.Integer(),
  nickname: nullable(Type.String()),
  zodiacSign: ZodiacSignId,
  isActive: Type.Boolean(),
  createdAt: Instant,
});

export type UsState = Type.Static<typeof UsState>;

const limit = { max: 120, windowSeconds: 60, by: 'user' } as const;

export const usStateEndpoints = {
  'GET /api/us-states': {
    operationId: 'listUsStates',
    tag: 'usStates',
    summary: 'US states by name, a page at a time, of one sign, region or category',
    access: 'paid',
    query: closed({
      ...pageQuery,
      zodiac: Type.Optional(ZodiacSignId),
      region: Type.Optional(Region),
      category: Type.Optional(Category),
    }),
    response: closed({ usStates: Type.Array(UsState), ...pageTotals }),
    limit,
    example: {
      query: { page: 1, limit: 20, zodiac: 'pig' },
      response: {
        usStates: [
          {
            id: 3,
            name: 'Arizona',
            statehoodYear: 1912,
            statehoodMonth: 2,
            capital: 'Phoenix',
            region: 'West',
            category: '20th Century',
            description: 'Joined the Union on February 14, 1912.',
            population: 7_151_502,
            area: 113_990,
            nickname: 'Grand Canyon State',
            zodiacSign: 'pig',
            isActive: true,
            createdAt: '2026-11-20T09:00:00.000Z',
          },
        ],
        total: 1,
        totalPages: 1,
      },
    },
  },
  'GET /api/us-states/stats': {
    operationId: 'getUsStateStats',
    tag: 'usStates',
    summary: 'How many states each sign has',
    access: 'paid',
    response: closed({ stats: Type.Array(SignCount) }),
    limit,
    example: { response: { stats: [{ sign: 'rat', count: 4 }] } },
  },
  'GET /api/us-states/regions': {
    operationId: 'listUsStateRegions',
    tag: 'usStates',
    summary: 'The regions that have a state',
    access: 'paid',
    response: closed({ regions: Type.Array(Region) }),
    limit,
    example: { response: { regions: ['Midwest', 'West'] } },
  },
  'GET /api/us-states/categories': {
    operationId: 'listUsStateCategories',
    tag: 'usStates',
    summary: 'The categories that have a state',
    access: 'paid',
    response: closed({ categories: Type.Array(Category) }),
    limit,
    example: { response: { categories: ['Gold Rush'] } },
  },
} as const satisfies Record<string, EndpointSpec>;
