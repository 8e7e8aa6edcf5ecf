import { queryOptions } from '@tanstack/react-query';
import { request } from '#api/client.ts';
import type { Birth } from '#birth/birth.ts';
import { dateParameter, linkedBirth } from '#birth/linked-birth.ts';
import { storedBirth } from '#birth/stored-birth.ts';

/** The reading of a birth. The birth is sent in the body, and is part of no address. */
export const readingOf = (birth: Birth) => ({
  ...queryOptions({
    queryKey: ['POST /api/reading', birth],
    queryFn: ({ signal }) => request('POST /api/reading', { body: { birth } }, { signal }),
  }),
  // The route may have started it: if it has failed already, the page shows the error and does not retry by itself.
  retryOnMount: false,
});

/** Nothing is read before a birth date is entered. */
export function personalPageQueries(params: URLSearchParams): { reading?: ReturnType<typeof readingOf> } {
  const birth = params.has(dateParameter) ? linkedBirth(params) : storedBirth();
  return birth ? { reading: readingOf(birth) } : {};
}
