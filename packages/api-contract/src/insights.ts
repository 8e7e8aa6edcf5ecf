import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { byList, signCounts } from './list-schemas.ts';
import { closed, named, ZodiacSignId } from './schemas.ts';

const count = Type.Integer({ minimum: 0 });

/** A number of rows, and the numbers that chance alone would give. */
export const ChanceCount = named('ChanceCount', {
  count,
  /** The mean of the numbers that chance alone gives. */
  expected: Type.Number({ minimum: 0 }),
  /**
   * The range of chance, both ends included. In 95 of 100 tries, chance alone keeps all cells of the table within their ranges.
   */
  low: count,
  high: count,
});

export type ChanceCount = Type.Static<typeof ChanceCount>;

/** A cell of a table whose columns are the signs. A row has cells only for the signs of its years. */
const SignCell = named('SignCell', { sign: ZodiacSignId, ...ChanceCount.properties });

const limit = { max: 60, windowSeconds: 60, by: 'user' } as const;

const rat = { sign: 'rat', count: 217, expected: 192.6, low: 141, high: 245 };

export const insightEndpoints = {
  'GET /api/insights': {
    operationId: 'getInsights',
    tag: 'companies',
    summary: 'How many rows of each list a sign has, by decade and industry, and what chance would give',
    access: 'paid',
    isShedFirst: true,
    cachedWith: [],
    response: closed({
      totals: closed(byList(count)),
      /** The twelve signs in the order of the cycle. */
      signs: Type.Array(closed({ sign: ZodiacSignId, ...byList(ChanceCount) })),
      /** Companies by the decades of their zodiac years, the earliest first. */
      decades: Type.Array(
        closed({
          /** The first and the last zodiac year. The first row combines all earlier years. */
          from: Type.Integer(),
          to: Type.Integer(),
          total: count,
          cells: Type.Array(SignCell),
        }),
      ),
      /** Companies by industry, the largest first. */
      industries: Type.Array(closed({ industry: Type.String(), total: count, cells: Type.Array(SignCell) })),
    }),
    limit,
    example: {
      response: {
        totals: byList(2532),
        signs: [
          {
            sign: 'rat',
            ...byList({ count: 217, expected: 192.6, low: 141, high: 245 }),
          },
        ],
        decades: [{ from: 1980, to: 1989, total: 215, cells: [rat] }],
        industries: [{ industry: 'Technology', total: 475, cells: [rat] }],
      },
    },
  },
  'GET /api/insights/seats': {
    operationId: 'getSeats',
    tag: 'companies',
    summary: 'Where the companies of each sign have their head offices, by city and by country',
    access: 'paid',
    isShedFirst: true,
    cachedWith: [],
    response: closed({
      /** The cities with the most companies (GeoNames, CC BY 4.0). */
      cities: Type.Array(
        closed({
          city: Type.String(),
          country: Type.String(),
          latitude: Type.Number({ minimum: -90, maximum: 90 }),
          longitude: Type.Number({ minimum: -180, maximum: 180 }),
          counts: signCounts,
        }),
      ),
      /** All countries, by number of companies, highest first. */
      countries: Type.Array(closed({ country: Type.String(), counts: signCounts })),
      /** Companies whose city or country is unknown, or whose city is not in the list above. */
      notOnMap: count,
    }),
    limit,
    example: {
      response: {
        cities: [
          {
            city: 'Kyoto',
            country: 'Japan',
            latitude: 35.0211,
            longitude: 135.7538,
            counts: [1, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1],
          },
        ],
        countries: [{ country: 'Japan', counts: [12, 9, 11, 8, 14, 10, 9, 13, 12, 11, 10, 14] }],
        notOnMap: 0,
      },
    },
  },
} as const satisfies Record<string, EndpointSpec>;
