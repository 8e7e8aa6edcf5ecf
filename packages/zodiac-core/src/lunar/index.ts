/**
 * Lunar dates of China, Vietnam and Korea: to and from Gregorian dates, leap months and lunar birthdays.
 *
 * @packageDocumentation
 */
export { toLunarDate } from './to-lunar-date.ts';
export { fromLunarDate } from './from-lunar-date.ts';
export { leapMonthOf } from './leap-month-of.ts';
export { daysOfLunarMonth } from './days-of-lunar-month.ts';
export { lunarBirthday, type LunarBirthdayOptions } from './lunar-birthday.ts';
export type { LunarCalendarName, LunarDate, LunarMonth, LunarOptions } from './lunar-calendar.ts';
export type { CalendarDate } from '../calendar/calendar-date.ts';
export type { DateInput } from '../calendar/date-input.ts';
