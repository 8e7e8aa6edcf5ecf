import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { details, founded, match, search, searched, signs, Slug, slugParams, ValueCount } from './catalog.ts';
import { pageQuery, pageTotals } from './pages.ts';
import { closed, Instant, named, nullable, SignCount, ZodiacSignId } from './schemas.ts';
import { carBrandSorts, carCategories } from './values.ts';

const Category = Type.Enum([...carCategories], { title: 'CarCategory' });

/** A car brand (specification, section 3). `null` means unknown. */
export const CarBrand = named('CarBrand', {
  id: Type.Integer(),
  slug: Slug,
  name: Type.String(),
  /** Nicknames and former names. */
  aliases: Type.Array(Type.String()),
  ...founded,
  ...signs,
  country: nullable(Type.String()),
  category: Category,
  description: Type.String(),
  website: nullable(Type.String()),
  logoUrl: nullable(Type.String()),
  isActive: Type.Boolean(),
  /** The last year of a brand that is not active. */
  endYear: nullable(Type.Integer()),
  founders: Type.Array(Type.String()),
  hqCity: nullable(Type.String()),
  parent: nullable(Type.String()),
  /** Models with the year in which each first appeared. */
  models: Type.Array(closed({ name: Type.String(), year: Type.Integer() })),
  knownFor: nullable(Type.String()),
  /** Why the year is not that of the company of the same name. */
  yearNote: nullable(Type.String()),
  createdAt: Instant,
  match,
});

export type CarBrand = Type.Static<typeof CarBrand>;

const limit = { max: 120, windowSeconds: 60, by: 'user' } as const;

const acura = {
  id: 2,
  slug: 'acura',
  name: 'Acura',
  aliases: [],
  foundedYear: 1986,
  foundedMonth: 3,
  foundedDay: 27,
  dateSource: 'general knowledge',
  zodiacSign: 'tiger',
  otherSign: null,
  country: 'Japan',
  category: 'Luxury',
  description: 'Luxury cars from Japan. Founded in 1986.',
  website: 'https://www.acura.com',
  logoUrl: '/logos/acura.svg',
  isActive: true,
  endYear: null,
  founders: [],
  hqCity: 'Torrance',
  parent: 'Honda',
  models: [{ name: 'Legend', year: 1986 }],
  knownFor: 'First Japanese luxury make in the United States',
  yearNote: null,
  createdAt: '2026-11-20T09:00:00.000Z',
};

const noNeighbours = { sameYear: [], sameSign: [], inHarmony: [], acrossTheWheel: [] };

export const carBrandEndpoints = {
  'GET /api/car-brands': {
    operationId: 'listCarBrands',
    tag: 'carBrands',
    summary: 'Car brands by name, a page at a time, of one sign or category',
    access: 'paid',
    isShedFirst: true,
    cachedWith: ['page', 'limit'],
    query: closed({
      ...pageQuery,
      zodiac: Type.Optional(ZodiacSignId),
      category: Type.Optional(Category),
      country: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
      active: Type.Optional(Type.Boolean()),
      search,
      sort: Type.Optional(Type.Enum([...carBrandSorts])),
    }),
    response: closed({
      carBrands: Type.Array(CarBrand),
      ...pageTotals,
      ...searched,
      facets: closed({
        zodiac: Type.Array(ValueCount),
        category: Type.Array(ValueCount),
        country: Type.Array(ValueCount),
        active: Type.Array(ValueCount),
      }),
    }),
    limit,
    example: {
      query: { page: 1, limit: 20, zodiac: 'tiger' },
      response: {
        carBrands: [acura],
        total: 1,
        totalPages: 1,
        corrected: null,
        facets: { zodiac: [], category: [], country: [], active: [] },
      },
    },
  },
  'GET /api/car-brands/{slug}': {
    operationId: 'getCarBrand',
    tag: 'carBrands',
    summary: 'All facts of a car brand with their sources, and its neighbors in the zodiac',
    access: 'paid',
    isShedFirst: true,
    params: slugParams,
    response: closed({
      carBrand: CarBrand,
      /** The company of the same name. */
      company: nullable(closed({ slug: Slug, name: Type.String(), foundedYear: Type.Integer() })),
      ...details,
    }),
    limit,
    example: {
      params: { slug: 'acura' },
      response: {
        carBrand: acura,
        company: null,
        movedTo: null,
        neighbours: noNeighbours,
        sources: [{ facts: 'Date, models and owner', source: 'Curated', licence: 'Facts', url: null }],
      },
    },
  },
  'GET /api/car-brands/stats': {
    operationId: 'getCarBrandStats',
    tag: 'carBrands',
    summary: 'How many car brands each sign has',
    access: 'paid',
    isShedFirst: true,
    cachedWith: [],
    response: closed({ stats: Type.Array(SignCount) }),
    limit,
    example: { response: { stats: [{ sign: 'rat', count: 17 }] } },
  },
  'GET /api/car-brands/categories': {
    operationId: 'listCarBrandCategories',
    tag: 'carBrands',
    summary: 'The categories that have a car brand',
    access: 'paid',
    isShedFirst: true,
    cachedWith: [],
    response: closed({ categories: Type.Array(Category) }),
    limit,
    example: { response: { categories: ['Economy', 'Luxury'] } },
  },
} as const satisfies Record<string, EndpointSpec>;
