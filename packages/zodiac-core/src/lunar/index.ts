/**
 * Lunar dates of China, Vietnam and Korea: to and from Gregorian dates, leap months and lunar birthdays.
 *
 * @packageDocumentation
 */
export {
  toLunarDate,
  fromLunarDate,
  leapMonthOf,
  daysOfLunarMonth,
  type LunarCalendarName,
  type LunarDate,
  type LunarMonth,
  type LunarOptions,
} from './lunar-date.ts';
export { lunarBirthday, type LunarBirthdayOptions } from './lunar-birthday.ts';
export type { CalendarDate, DateInput } from '../calendar/date-input.ts';
