/**
 * Lunar dates of China, Vietnam and Korea: to and from Gregorian dates, leap months and lunar birthdays.
 *
 * @packageDocumentation
 */
export { toLunarDate, fromLunarDate, leapMonthOf, daysOfLunarMonth } from './lunar-date.ts';
export {
  type LunarCalendarName,
  type LunarDate,
  type LunarMonth,
  type LunarOptions,
} from './lunar-calendar.ts';
export { lunarBirthday, type LunarBirthdayOptions } from './lunar-birthday.ts';
export type { CalendarDate, DateInput } from '../calendar/date-input.ts';
