import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { closed, Instant, named, nullable, ZodiacSignId } from './schemas.ts';

const Count = Type.Integer({ minimum: 0 });

/** The latest refresh of a sign, with its progress. */
export const Scrape = named('Scrape', {
  zodiac: ZodiacSignId,
  state: Type.Enum(['running', 'done', 'failed']),
  /** The source that was requested last, in a sentence. */
  step: Type.String(),
  /** Number of the `total` requests that have been started. */
  done: Count,
  total: Count,
  startedAt: Instant,
  finishedAt: nullable(Instant),
  /** What changed, or why the refresh failed. */
  message: nullable(Type.String()),
});

export type Scrape = Type.Static<typeof Scrape>;

export const scrapeEndpoints = {
  'POST /api/scrape': {
    operationId: 'scrapeSign',
    tag: 'companies',
    summary: 'Refresh one sign: add new companies and update the openings of all; responds when finished',
    access: 'paid',
    body: closed({ zodiac: ZodiacSignId }),
    response: closed({
      message: Type.String(),
      newCompanies: Count,
      newOpenings: Count,
      changedOpenings: Count,
      closedOpenings: Count,
    }),
    errors: ['scrape_running', 'source_failed'],
    limit: { max: 2, windowSeconds: 600, by: 'user' },
    example: {
      body: { zodiac: 'rat' },
      response: {
        message: 'Rat: 2 new companies, 14 new openings, 1 closed.',
        newCompanies: 2,
        newOpenings: 14,
        changedOpenings: 0,
        closedOpenings: 1,
      },
    },
  },
  'GET /api/scrape/{zodiac}': {
    operationId: 'getScrape',
    tag: 'companies',
    summary: 'The progress of the latest refresh of a sign; null if there was none',
    access: 'paid',
    params: closed({ zodiac: ZodiacSignId }),
    response: closed({ scrape: nullable(Scrape) }),
    limit: { max: 120, windowSeconds: 60, by: 'user' },
    example: {
      params: { zodiac: 'rat' },
      response: {
        scrape: {
          zodiac: 'rat',
          state: 'running',
          step: 'Reading the openings of Airbnb',
          done: 3,
          total: 9,
          startedAt: '2026-11-20T09:00:00.000Z',
          finishedAt: null,
          message: null,
        },
      },
    },
  },
  'POST /api/scrape-enhanced': {
    operationId: 'scrapeAllSigns',
    tag: 'companies',
    summary: 'Refresh all signs in the background',
    access: 'admin',
    response: closed({ message: Type.String() }),
    successStatus: 202,
    errors: ['scrape_running'],
    limit: { max: 2, windowSeconds: 600, by: 'user' },
    example: { response: { message: '12 signs are waiting to be refreshed.' } },
  },
} as const satisfies Record<string, EndpointSpec>;
