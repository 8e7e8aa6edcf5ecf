/**
 * Traditional festivals of China, Vietnam, Korea and Japan.
 *
 * @packageDocumentation
 */
export { festivalsOf, festivalsOn, type Festival } from './festivals-of.ts';
export type { CalendarDate } from '../calendar/calendar-date.ts';
export type { CalendarOptions } from '../calendar/convention.ts';
export type { CalendarName } from '../calendar/country-calendars.ts';
export type { DateInput } from '../calendar/date-input.ts';
