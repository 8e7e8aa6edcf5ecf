import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { pageQuery, pageTotals } from './pages.ts';
import { closed, Instant, named, nullable, SignCount, ZodiacSignId } from './schemas.ts';
import { carCategories } from './values.ts';

const Category = Type.Enum([...carCategories], { title: 'CarCategory' });

/** A car brand (specification, section 3). `null` means unknown. */
export const CarBrand = named('CarBrand', {
  id: Type.Integer(),
  name: Type.String(),
  foundedYear: Type.Integer(),
  foundedMonth: nullable(Type.Integer({ minimum: 1, maximum: 12 })),
  country: nullable(Type.String()),
  category: Category,
  description: Type.String(),
  website: nullable(Type.String()),
  logoUrl: nullable(Type.String()),
  zodiacSign: ZodiacSignId,
  isActive: Type.Boolean(),
  createdAt: Instant,
});

export type CarBrand = Type.Static<typeof CarBrand>;

const limit = { max: 120, windowSeconds: 60, by: 'user' } as const;

export const carBrandEndpoints = {
  'GET /api/car-brands': {
    operationId: 'listCarBrands',
    tag: 'carBrands',
    summary: 'Car brands by name, a page at a time, of one sign or category',
    access: 'paid',
    query: closed({
      ...pageQuery,
      zodiac: Type.Optional(ZodiacSignId),
      category: Type.Optional(Category),
    }),
    response: closed({ carBrands: Type.Array(CarBrand), ...pageTotals }),
    limit,
    example: {
      query: { page: 1, limit: 20, zodiac: 'tiger' },
      response: {
        carBrands: [
          {
            id: 2,
            name: 'Acura',
            foundedYear: 1986,
            foundedMonth: 3,
            country: 'Japan',
            category: 'Luxury',
            description: 'Luxury cars from Japan. Founded in 1986.',
            website: 'https://www.acura.com',
            logoUrl: '/logos/acura.svg',
            zodiacSign: 'tiger',
            isActive: true,
            createdAt: '2026-11-20T09:00:00.000Z',
          },
        ],
        total: 1,
        totalPages: 1,
      },
    },
  },
  'GET /api/car-brands/stats': {
    operationId: 'getCarBrandStats',
    tag: 'carBrands',
    summary: 'How many car brands each sign has',
    access: 'paid',
    response: closed({ stats: Type.Array(SignCount) }),
    limit,
    example: { response: { stats: [{ sign: 'rat', count: 17 }] } },
  },
  'GET /api/car-brands/categories': {
    operationId: 'listCarBrandCategories',
    tag: 'carBrands',
    summary: 'The categories that have a car brand',
    access: 'paid',
    response: closed({ categories: Type.Array(Category) }),
    limit,
    example: { response: { categories: ['Economy', 'Luxury'] } },
  },
} as const satisfies Record<string, EndpointSpec>;
