import * as Type from 'typebox';
import { Neighbor } from './catalog.ts';
import type { EndpointSpec } from './endpoint.ts';
import { closed, Element, named, ZodiacSignId } from './schemas.ts';
import { listIds } from './lists.ts';

/** A company, brand or state whose sign suits the reader, and the reason for its rank. */
export const RankedRow = named('RankedRow', {
  ...Neighbor.properties,
  /** Sentences about its openings, its size and the element of its year. */
  reason: Type.String(),
});

export type RankedRow = Type.Static<typeof RankedRow>;

/** A sign, and its traditional compatibility with the reader's. */
export const RankedSign = named('RankedSign', {
  sign: ZodiacSignId,
  /** The score of the two signs, 5 to 95. */
  score: Type.Integer({ minimum: 0, maximum: 100 }),
  reason: Type.String(),
  /** The number of rows with this sign. */
  total: Type.Integer({ minimum: 0 }),
  /** At most six rows, sorted by openings, size and element. Empty if the sign has no harmony with the reader. */
  rows: Type.Array(RankedRow),
});

export type RankedSign = Type.Static<typeof RankedSign>;

export const forYouEndpoints = {
  'POST /api/for-you': {
    operationId: 'rankForReader',
    tag: 'readings',
    summary: 'A list by sign, the best signs for a reader first, with the first rows of those in harmony',
    access: 'paid',
    isShedFirst: true,
    // The sign is in the body, because it follows from a birth date. The date itself is not needed.
    body: closed({ sign: ZodiacSignId, element: Element, list: Type.Enum([...listIds]) }),
    response: closed({ signs: Type.Array(RankedSign) }),
    limit: { max: 120, windowSeconds: 60, by: 'user' },
    example: {
      body: { sign: 'rat', element: 'Fire', list: 'companies' },
      response: {
        signs: [
          {
            sign: 'ox',
            score: 95,
            reason: 'In harmony with your sign (六合), the closest bond of two signs.',
            total: 330,
            rows: [
              {
                slug: 'nintendo',
                name: 'Nintendo',
                year: 1889,
                zodiacSign: 'ox',
                kind: 'Media',
                logoUrl: null,
                reason: 'Its year is Earth, which your Fire feeds.',
              },
            ],
          },
        ],
      },
    },
  },
} as const satisfies Record<string, EndpointSpec>;
