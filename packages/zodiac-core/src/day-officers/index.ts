/**
 * The officer of a day (建除十二神), with what the almanac calls suitable and unsuitable.
 *
 * @packageDocumentation
 */
export { dayOfficer, type OfficerOfDay } from './day-officer.ts';
export { dayOfficers, type Activity, type DayOfficer, type DayOfficerId } from './day-officers.ts';
export type { CalendarDate } from '../calendar/calendar-date.ts';
export type { CalendarOptions } from '../calendar/convention.ts';
export type { CalendarName } from '../calendar/country-calendars.ts';
export type { DateInput } from '../calendar/date-input.ts';
