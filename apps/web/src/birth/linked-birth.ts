import { isBirthDate } from './birth-dates.ts';
import type { Birth } from './birth.ts';

/** Older links have the date in their address. */
export const dateParameter = 'date';

/** The birth of an old link, if its date is valid. */
export function linkedBirth(params: URLSearchParams): Birth | undefined {
  const date = params.get(dateParameter) ?? '';
  return isBirthDate(date) ? { date } : undefined;
}
