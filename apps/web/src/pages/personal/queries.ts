import { getEarly } from '#api/client.ts';
import { isBirthDate } from '#birth/birth-dates.ts';

export const readingOf = (birthDate: string) => getEarly('GET /api/reading', { query: { birthDate } });

/** Nothing is read before a birth date is entered. */
export function personalPageQueries(params: URLSearchParams): { reading?: ReturnType<typeof readingOf> } {
  const date = params.get('date') ?? '';
  return isBirthDate(date) ? { reading: readingOf(date) } : {};
}
