/**
 * The nine stars (九星) of a year, a month and a day.
 *
 * @packageDocumentation
 */
export { nineStarsOf, type NineStarsOfDay } from './nine-stars-of.ts';
export { nineStars, type NineStar } from './nine-stars.ts';
export type { CalendarDate } from '../calendar/calendar-date.ts';
export type { CalendarOptions } from '../calendar/convention.ts';
export type { CalendarName } from '../calendar/country-calendars.ts';
export type { DateInput } from '../calendar/date-input.ts';
export type { Element } from '../cycle/elements.ts';
