import * as Type from 'typebox';
import { Slug } from './catalog.ts';
import type { EndpointSpec } from './endpoint.ts';
import { closed, Instant, named, nullable, ZodiacSignId } from './schemas.ts';

const Count = Type.Integer({ minimum: 0 });

/** The latest refresh of a sign, with its progress. */
export const Scrape = named('Scrape', {
  zodiac: ZodiacSignId,
  state: Type.Enum(['running', 'done', 'failed', 'cancelled']),
  /** The last requested source, in a sentence. */
  step: Type.String(),
  /** How many of the `total` requests have started. */
  done: Count,
  total: Count,
  startedAt: Instant,
  finishedAt: nullable(Instant),
  /** The changes, or the reason why the refresh failed. */
  message: nullable(Type.String()),
});

export type Scrape = Type.Static<typeof Scrape>;

/** A company source, with the totals of its latest runs for all signs. */
export const SourceStatus = named('SourceStatus', {
  name: Type.String(),
  /** Null if it has never been read. */
  lastRunAt: nullable(Instant),
  requests: Count,
  newCompanies: Count,
  newOpenings: Count,
  changedOpenings: Count,
  closedOpenings: Count,
  /** The requests of the latest runs that failed. */
  failures: Type.Array(
    named('SourceFailure', {
      zodiac: ZodiacSignId,
      at: Instant,
      /** The request that failed. */
      step: Type.String(),
      /** The cause, such as `unreachable` or `disallowed`. */
      reason: Type.String(),
    }),
  ),
});

export type SourceStatus = Type.Static<typeof SourceStatus>;

/** A founder who was not an adult or not alive in the founding year. The year, the founder or the item must be wrong. */
export const DoubtfulFounder = named('DoubtfulFounder', {
  slug: Slug,
  name: Type.String(),
  foundedYear: Type.Integer(),
  /** The id at Wikidata. */
  item: Type.String(),
  /** The name with the years of birth and death. */
  founder: Type.String(),
  /** Whether the page of the company names this founder. */
  isNamed: Type.Boolean(),
});

export type DoubtfulFounder = Type.Static<typeof DoubtfulFounder>;

export const scrapeEndpoints = {
  'POST /api/scrape': {
    operationId: 'scrapeSign',
    tag: 'companies',
    summary:
      'Refresh one sign: add new companies and update the openings of all its companies; responds when finished',
    access: 'paid',
    weight: 'long',
    body: closed({ zodiac: ZodiacSignId }),
    response: closed({
      message: Type.String(),
      newCompanies: Count,
      newOpenings: Count,
      changedOpenings: Count,
      closedOpenings: Count,
    }),
    errors: ['scrape_running', 'scrape_cancelled', 'source_failed'],
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
  'GET /api/scrape/{zodiac}/events': {
    operationId: 'watchScrape',
    tag: 'companies',
    summary:
      'The progress of a refresh as server-sent events: each has the JSON of `GET /api/scrape/{zodiac}`; ends with the refresh, or after a minute',
    access: 'paid',
    params: closed({ zodiac: ZodiacSignId }),
    media: 'text/event-stream',
    response: Type.Unsafe<AsyncIterable<string>>({ type: 'string', format: 'binary' }),
    limit: { max: 120, windowSeconds: 60, by: 'user' },
    example: {
      params: { zodiac: 'rat' },
      response: 'retry: 1000\n\ndata: {"scrape":null}\n\n',
    },
  },
  'DELETE /api/scrape/{zodiac}': {
    operationId: 'cancelScrape',
    tag: 'companies',
    summary:
      'Cancel the running refresh of a sign, for the user who started it or an admin; its results so far are stored',
    access: 'paid',
    params: closed({ zodiac: ZodiacSignId }),
    response: closed({ message: Type.String() }),
    limit: { max: 20, windowSeconds: 60, by: 'user' },
    example: {
      params: { zodiac: 'rat' },
      response: { message: 'The refresh ends in a moment. The results so far are stored.' },
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
    example: { response: { message: '12 signs are waiting for a refresh.' } },
  },
  'DELETE /api/scrape-enhanced': {
    operationId: 'cancelAllScrapes',
    tag: 'companies',
    summary: 'Cancel all refreshes that run or wait; their results so far are stored',
    access: 'admin',
    response: closed({ message: Type.String() }),
    limit: { max: 20, windowSeconds: 60, by: 'user' },
    example: { response: { message: '1 running refresh ends in a moment. No other starts.' } },
  },
  'GET /api/sources': {
    operationId: 'listSources',
    tag: 'companies',
    summary: 'The company sources with their last runs and failures, and the latest refresh of each sign',
    access: 'admin',
    response: closed({
      sources: Type.Array(SourceStatus),
      scrapes: Type.Array(Scrape),
      /** Founders at Wikidata whose lives contradict our founding year. Founders named in our own data come first. */
      doubtfulFounders: Type.Array(DoubtfulFounder),
      /** When the next refresh of all signs starts. */
      nextRunAt: Instant,
    }),
    limit: { max: 120, windowSeconds: 60, by: 'user' },
    example: {
      response: {
        sources: [
          {
            name: 'Greenhouse',
            lastRunAt: '2026-11-20T08:00:31.000Z',
            requests: 240,
            newCompanies: 0,
            newOpenings: 31,
            changedOpenings: 12,
            closedOpenings: 27,
            failures: [
              {
                zodiac: 'rat',
                at: '2026-11-20T08:00:31.000Z',
                step: 'Reading the openings of Airbnb',
                reason: 'unreachable',
              },
            ],
          },
        ],
        scrapes: [],
        doubtfulFounders: [
          {
            slug: 'example-works',
            name: 'Example Works',
            foundedYear: 1889,
            item: 'Q312',
            founder: 'Ada Example (1950–2011)',
            isNamed: false,
          },
        ],
        nextRunAt: '2026-11-21T08:00:00.000Z',
      },
    },
  },
} as const satisfies Record<string, EndpointSpec>;
