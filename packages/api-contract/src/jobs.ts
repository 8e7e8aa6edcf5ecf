import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { closed, Instant, named, nullable } from './schemas.ts';

/** An opening of a company (specification, section 3). `null` means unknown. */
export const Job = named('Job', {
  id: Type.Integer(),
  companyId: Type.Integer(),
  title: Type.String(),
  location: nullable(Type.String()),
  department: nullable(Type.String()),
  type: nullable(Type.String()),
  salary: nullable(Type.String()),
  /** The beginning of the description, as plain text. */
  description: nullable(Type.String()),
  postedDate: nullable(Type.String({ format: 'date' })),
  /** The public page of the opening. */
  url: Type.String({ format: 'uri' }),
  /** The public page of the opening, if it is on Indeed. */
  indeedUrl: nullable(Type.String({ format: 'uri' })),
  scrapedAt: Instant,
});

export type Job = Type.Static<typeof Job>;

export const jobEndpoints = {
  'GET /api/companies/{id}/jobs': {
    operationId: 'listCompanyJobs',
    tag: 'companies',
    summary: 'The openings of one company, the newest first',
    access: 'paid',
    isShedFirst: true,
    params: closed({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
    response: closed({ jobs: Type.Array(Job) }),
    limit: { max: 120, windowSeconds: 60, by: 'user' },
    example: {
      params: { id: 7 },
      response: {
        jobs: [
          {
            id: 4711,
            companyId: 7,
            title: 'Level Designer',
            location: 'Kyoto, Japan',
            department: 'Games',
            type: 'Full-time',
            salary: null,
            description: 'Design levels that a child understands and an adult does not finish.',
            postedDate: '2026-11-02',
            url: 'https://boards.greenhouse.io/example/jobs/4711',
            indeedUrl: null,
            scrapedAt: '2026-11-20T09:00:00.000Z',
          },
        ],
      },
    },
  },
} as const satisfies Record<string, EndpointSpec>;
