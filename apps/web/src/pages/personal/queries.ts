import type { Endpoints, Output } from '@org/api-contract';
import { hashKey, queryOptions } from '@tanstack/react-query';
import { request } from '#api/client.ts';
import type { Birth } from '#birth/birth.ts';
import { dateParameter, linkedBirth } from '#birth/linked-birth.ts';
import { storedBirth } from '#birth/stored-birth.ts';

export type Reading = Output<Endpoints['POST /api/reading']>;
export type ReadingSection = Reading['sections'][number];
export type Term = Reading['glossary'][number];
export type Figure = NonNullable<ReadingSection['figure']>;
export type FigureOf<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>;

/** The range of years with which the year ahead can begin. */
export const firstYearAhead = 1900;
export const lastYearAhead = 2199;

/** The first year of the year ahead in the address, if there is one. */
export function yearAhead(params: URLSearchParams): number | undefined {
  const year = Number(params.get('year') ?? Number.NaN);
  return Number.isInteger(year) && year >= firstYearAhead && year <= lastYearAhead ? year : undefined;
}

/**
 * The reading of a birth. The birth is sent in the body, never in an address.
 *
 * @param year - the first year of the year ahead; the current one by default
 */
export const readingOf = (birth: Birth, year?: number) => ({
  ...queryOptions({
    queryKey: ['POST /api/reading', birth, year] as const,
    queryFn: ({ signal }) =>
      request('POST /api/reading', { body: year === undefined ? { birth } : { birth, year } }, { signal }),
    // Another year changes only one section, so the reading of the same birth stays visible.
    placeholderData: (last: Reading | undefined, lastQuery) =>
      lastQuery && hashKey([lastQuery.queryKey[1]]) === hashKey([birth]) ? last : undefined,
  }),
  // The route may have started the query. If it has failed already, the page shows the error and does not retry by itself.
  retryOnMount: false,
});

export type Questions = Output<Endpoints['POST /api/reading/questions']>;

/** The questions about a birth chart, with their answers. */
export const questionsOf = (birth: Birth) =>
  queryOptions({
    queryKey: ['POST /api/reading/questions', birth] as const,
    queryFn: ({ signal }) => request('POST /api/reading/questions', { body: { birth } }, { signal }),
  });

/** No request is made before a birth date is entered. */
export function personalPageQueries(params: URLSearchParams): { reading?: ReturnType<typeof readingOf> } {
  const birth = params.has(dateParameter) ? linkedBirth(params) : storedBirth();
  return birth ? { reading: readingOf(birth, yearAhead(params)) } : {};
}
