import { wrongInput } from '../require-input.ts';
import { toIso, type TemporalLike } from './date-input.ts';

/** Calendars whose months and years are those of the ISO calendar. */
const sameMonths = ['iso8601', 'gregory'];

/**
 * The known fields of a date, in the ISO calendar.
 *
 * @throws RangeError for a `PlainYearMonth` of another calendar, which is no month of this one
 */
export function knownFields<Fields extends object>(
  known: Fields & TemporalLike<Fields> & { readonly calendarId?: string },
): Fields {
  const iso = toIso(known, 'date');
  const { withCalendar, calendarId = 'iso8601' } = known;
  if (!withCalendar && !sameMonths.includes(calendarId))
    throw wrongInput('calendarId of the date', `one of ${sameMonths.join(', ')}`, calendarId, true);
  return iso;
}
