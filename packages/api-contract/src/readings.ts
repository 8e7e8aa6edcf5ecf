import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { closed } from './schemas.ts';

export const readingEndpoints = {
  'GET /api/reading': {
    operationId: 'getReading',
    tag: 'readings',
    summary: 'The long personal reading of a birth date, under its six headings; nothing is stored',
    access: 'paid',
    query: closed({ birthDate: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }) }),
    response: closed({
      sections: Type.Array(closed({ heading: Type.String(), paragraphs: Type.Array(Type.String()) })),
    }),
    errors: ['invalid_birth_date'],
    limit: { max: 120, windowSeconds: 60, by: 'user' },
    example: {
      query: { birthDate: '1990-01-20' },
      response: {
        sections: [
          { heading: 'Core Personality', paragraphs: ['You think before the question is finished.'] },
        ],
      },
    },
  },
} as const satisfies Record<string, EndpointSpec>;
