import { toIso, type TemporalLike } from './date-input.ts';

/**
 * What is known of a date, in the ISO calendar.
 *
 * @throws RangeError for a `PlainYearMonth` of another calendar, which is no month of this one
 */
export function knownFields<Fields extends object>(
  known: Fields & TemporalLike<Fields> & { readonly calendarId?: string },
): Fields {
  const { withCalendar, calendarId = 'iso8601' } = known;
  if (!withCalendar && calendarId !== 'iso8601') {
    throw new RangeError(`A month of the ${calendarId} calendar is no month of the ISO calendar.`);
  }
  return toIso(known);
}
