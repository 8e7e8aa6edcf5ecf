import { firstCalendarYear, lastCalendarYear } from '../calendar/country-calendars.ts';
import { toCalendarDate, type DateInput } from '../calendar/date-input.ts';
import { dayNumber } from '../calendar/days.ts';
import { modulo } from '../cycle/modulo.ts';
import { requireInteger } from '../require-input.ts';
import { lunarMansions, type LunarMansion } from './lunar-mansions.ts';

/**
 * The lunar mansion (二十八宿) of a day, as almanacs print it: a count of 28 days that never breaks, so that each mansion keeps its
 * day of the week. It is not the mansion in which the moon stands.
 *
 * @param date - `'YYYY-MM-DD'`, an object with year, month and day, or a `Temporal.PlainDate` of any calendar, of 1583 to 2200
 * @returns the mansion, or `undefined` where there is no such day (February 30, month 13, text that is not a date)
 * @throws RangeError when the day is real but outside those years
 * @see 欽定協紀辨方書 (Xieji bianfang shu, 1741), volume 1, 二十八宿配日
 * @example
 * lunarMansionOf('2026-11-25')?.english; // 'Wall'
 * lunarMansionOf('2026-11-29')?.luminary; // '日', a Sunday
 */
export function lunarMansionOf(date: DateInput): LunarMansion | undefined {
  const calendarDate = toCalendarDate(date);
  if (!calendarDate) return undefined;
  requireInteger('year', calendarDate.year, firstCalendarYear, lastCalendarYear);
  // January 1, 1970 was a day of 斗, the eighth.
  return lunarMansions[modulo(dayNumber(calendarDate) + 7, 28)];
}
