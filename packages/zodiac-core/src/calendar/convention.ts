import { requireFields, requireOption, type FieldsOf } from '../require-input.ts';
import { countryCalendars, type CalendarName, type CountryCalendar } from './country-calendars.ts';

/**
 * The day on which a zodiac year begins: `'new-year'`, New Year's Day of the calendar, which is what most people mean
 * and the default; or `'li-chun'`, the Start of Spring (立春, about February 4), which many feng-shui practitioners use.
 */
export type Convention = 'new-year' | 'li-chun';

/** Options of every function that depends on a country's calendar. */
export interface CalendarOptions {
  /**
   * The country whose calendar counts; `'china'` by default. Its years: China 1583 to 2200, Vietnam 1968 to 2100 (days
   * of UTC+7), Korea 1912 to 2100 (days of UTC+9), Japan 1873 to 2200 (years begin on January 1).
   */
  readonly calendar?: CalendarName | undefined;
}

/** Options of every lookup that depends on when a zodiac year begins. */
export interface ConventionOptions extends CalendarOptions {
  /** When the zodiac year begins; `'new-year'` by default. */
  readonly convention?: Convention | undefined;
}

/** The options of a lookup as read: whether the zodiac year begins with the Start of Spring, and in which country. */
export type Rule = readonly [bySpring: boolean, country: CountryCalendar];

/**
 * Reads the options of a lookup.
 *
 * @throws RangeError when there is no such convention or calendar; TypeError when the options are not an object, or have another field
 */
export function readOptions(options: ConventionOptions): Rule {
  requireFields('options', options, conventionFields);
  const { convention = 'new-year', calendar = 'china' } = options;
  const bySpring = convention === 'li-chun';
  if (!bySpring && convention !== 'new-year')
    requireOption('convention', convention, ['new-year', 'li-chun']);
  return [bySpring, countryCalled(calendar)];
}

/** The calendar that is named in the options of a function without a convention. */
export function readCalendar(options: CalendarOptions): CountryCalendar {
  requireFields('options', options, calendarFields);
  return countryCalled(options.calendar);
}

export const calendarFields: FieldsOf<CalendarOptions> = { calendar: 1 };
const conventionFields: FieldsOf<ConventionOptions> = { calendar: 1, convention: 1 };

function countryCalled(calendar: CalendarName = 'china'): CountryCalendar {
  const country = countryCalendars.get(calendar);
  if (!country) requireOption('calendar', calendar, countryCalendars.keys());
  return country as CountryCalendar;
}
