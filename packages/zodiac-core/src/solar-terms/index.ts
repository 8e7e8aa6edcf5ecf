/**
 * The 24 solar terms (節氣), as moments and as days in four countries.
 *
 * @packageDocumentation
 */
export {
  solarTermsOf,
  getSolarTerm,
  solarTermOf,
  solarTermIds,
  type SolarTermId,
  type SolarTerm,
} from './solar-terms.ts';
export type { CalendarDate, DateInput } from '../calendar/date-input.ts';
export type { CalendarOptions } from '../calendar/convention.ts';
export type { CalendarName } from '../calendar/country-calendars.ts';
