/**
 * The dog days (三伏) of summer and the nine nines (數九) of winter.
 *
 * @packageDocumentation
 */
export { dogDayOf, type DogDay, type DogPeriod } from './dog-day-of.ts';
export { nineNineOf, type NineNine } from './nine-nine-of.ts';
export type { CalendarDate } from '../calendar/calendar-date.ts';
export type { CalendarOptions } from '../calendar/convention.ts';
export type { CalendarName } from '../calendar/country-calendars.ts';
export type { DateInput } from '../calendar/date-input.ts';
