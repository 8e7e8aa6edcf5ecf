import * as Type from 'typebox';
import { Slug } from './catalog.ts';
import type { EndpointSpec } from './endpoint.ts';
import { pageQuery, pageTotals } from './pages.ts';
import { closed, Element, named, nullable, ZodiacSignId } from './schemas.ts';
import { listIds } from './lists.ts';

/** A company, brand or state, and how well tradition says that it goes with a reader. */
export const RankedRow = named('RankedRow', {
  slug: Slug,
  name: Type.String(),
  /** The year of the founding, or of the statehood. */
  year: Type.Integer(),
  zodiacSign: ZodiacSignId,
  /** The industry, category or region. */
  kind: nullable(Type.String()),
  logoUrl: nullable(Type.String()),
  /** The points of the two signs, and up to four for the elements of the two years. */
  score: Type.Integer({ minimum: 0, maximum: 100 }),
  /** The rules that made the score, the weightiest first. */
  because: Type.Array(Type.String()),
});

export type RankedRow = Type.Static<typeof RankedRow>;

export const forYouEndpoints = {
  'POST /api/for-you': {
    operationId: 'rankForReader',
    tag: 'readings',
    summary: 'A list in the order of the rules of compatibility with a sign and the element of its year',
    access: 'paid',
    isShedFirst: true,
    // In the body, because it follows from a birth date. The date itself is not needed.
    body: closed({
      sign: ZodiacSignId,
      element: Element,
      list: Type.Enum([...listIds]),
      ...pageQuery,
    }),
    response: closed({ rows: Type.Array(RankedRow), ...pageTotals }),
    limit: { max: 120, windowSeconds: 60, by: 'user' },
    example: {
      body: { sign: 'horse', element: 'Metal', list: 'us-states' },
      response: {
        rows: [
          {
            slug: 'arizona',
            name: 'Arizona',
            year: 1912,
            zodiacSign: 'pig',
            kind: 'West',
            logoUrl: null,
            score: 63,
            because: [
              'Horse and Pig: no relation that the books name',
              'Its year and yours are both of Metal',
            ],
          },
        ],
        total: 50,
        totalPages: 3,
      },
    },
  },
} as const satisfies Record<string, EndpointSpec>;
