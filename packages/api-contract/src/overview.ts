import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { closed, Instant, named, nullable } from './schemas.ts';
import { overviewDays, visitedKinds } from './values.ts';

const Count = Type.Integer({ minimum: 0 });
const Day = Type.String({ format: 'date' });

/** The counts of one day, in UTC. */
export const OverviewDay = named('OverviewDay', {
  day: Day,
  /** Page loads from outside: by an address, a bookmark or a link on another site. */
  visits: Count,
  /** Views of the free sample. */
  samples: Count,
  /** Registered accounts, without accounts deleted since. */
  signUps: Count,
  /** Received payments, including payments refunded since. */
  payments: Count,
  receivedCents: Count,
});
export type OverviewDay = Type.Static<typeof OverviewDay>;

/** The runs of a background job that ended within the last day. */
export const JobRuns = named('JobRuns', {
  name: Type.String(),
  runs: Count,
  failures: Count,
  lastRunAt: Instant,
  lastFailure: nullable(closed({ at: Instant, message: Type.String() })),
});
export type JobRuns = Type.Static<typeof JobRuns>;

export const Overview = named('Overview', {
  /** Every day of the period, the latest first. The current day is incomplete. */
  days: Type.Array(OverviewDay),
  /** Visits by the kind of their first page, the most frequent first. */
  beginnings: Type.Array(closed({ kind: Type.Enum([...visitedKinds]), visits: Count })),
  /** The most viewed articles of the period. `title` is `null` if no published article has this address now. */
  articles: Type.Array(closed({ path: Type.String(), title: nullable(Type.String()), views: Count })),
  /** Sorted by name. `null` while the job queue does not run. */
  jobs: nullable(Type.Array(JobRuns)),
  /** The time of the latest backup's data. `null` if none was stored. */
  lastBackupAt: nullable(Instant),
});
export type Overview = Type.Static<typeof Overview>;

export const overviewEndpoints = {
  'GET /api/admin/overview': {
    operationId: 'getOverview',
    tag: 'product',
    summary:
      'Visits, samples, sign-ups and payments by day, articles by views, the runs of jobs, and the latest backup',
    access: 'admin',
    query: closed({
      days: Type.Optional(Type.Integer({ minimum: overviewDays.min, maximum: overviewDays.max })),
    }),
    response: Overview,
    limit: { max: 120, windowSeconds: 60, by: 'user' },
    example: {
      query: { days: 30 },
      response: {
        days: [
          { day: '2026-11-20', visits: 480, samples: 190, signUps: 12, payments: 7, receivedCents: 43_400 },
        ],
        beginnings: [
          { kind: 'article', visits: 300 },
          { kind: 'home', visits: 180 },
        ],
        articles: [{ path: '/blog/the-dragon-at-work.html', title: 'The Dragon at Work', views: 211 }],
        jobs: [
          {
            name: 'publish-due-articles',
            runs: 1440,
            failures: 1,
            lastRunAt: '2026-11-20T09:00:00.000Z',
            lastFailure: { at: '2026-11-20T03:12:00.000Z', message: 'Connection terminated unexpectedly' },
          },
        ],
        lastBackupAt: '2026-11-20T02:00:00.000Z',
      },
    },
  },
} as const satisfies Record<string, EndpointSpec>;
