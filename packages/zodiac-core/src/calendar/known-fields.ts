import { toIso, type TemporalLike } from './date-input.ts';

/** Calendars whose months and years are those of the ISO calendar. */
const sameMonths = ['iso8601', 'gregory'];

/**
 * What is known of a date, in the ISO calendar.
 *
 * @throws RangeError for a `PlainYearMonth` of another calendar, which is no month of this one
 */
export function knownFields<Fields extends object>(
  known: Fields & TemporalLike<Fields> & { readonly calendarId?: string },
): Fields {
  // `null` has no field.
  const fields: typeof known = Object(known);
  const { withCalendar, calendarId = 'iso8601' } = fields;
  if (!withCalendar && !sameMonths.includes(calendarId)) {
    throw new RangeError(`A month of the ${calendarId} calendar is no month of the ISO calendar.`);
  }
  return toIso(fields);
}
