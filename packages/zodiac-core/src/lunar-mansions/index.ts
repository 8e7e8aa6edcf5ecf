/**
 * The lunar mansion (二十八宿) of a day.
 *
 * @packageDocumentation
 */
export { lunarMansionOf } from './lunar-mansion-of.ts';
export { lunarMansions, type LunarMansion, type MansionQuarter } from './lunar-mansions.ts';
export type { CalendarDate } from '../calendar/calendar-date.ts';
export type { DateInput } from '../calendar/date-input.ts';
