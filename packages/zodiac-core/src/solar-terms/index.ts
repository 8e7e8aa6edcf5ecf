/**
 * The 24 solar terms (節氣), as moments and as days in four countries.
 *
 * @packageDocumentation
 */
export { solarTermsOf } from './solar-terms-of.ts';
export { getSolarTerm } from './get-solar-term.ts';
export { solarTermOf } from './solar-term-of.ts';
export { solarTermIds, type SolarTermId } from './terms.ts';
export type { SolarTerm } from './solar-terms.ts';
export type { CalendarDate } from '../calendar/calendar-date.ts';
export type { CalendarOptions } from '../calendar/convention.ts';
export type { CalendarName } from '../calendar/country-calendars.ts';
export type { DateInput } from '../calendar/date-input.ts';
