import { toCalendarDate, type CalendarDate } from './calendar-date.ts';
import { reduceToDigit } from './digit-sum.ts';

/**
 * The life-path number: month + day + year, then the digits summed until at most 9; 11, 22 and 33 are kept.
 *
 * @throws RangeError when there is no such day
 * @example
 * lifePathNumber({ year: 1990, month: 5, day: 15 }); // 3
 */
export function lifePathNumber(date: CalendarDate): number {
  const day = toCalendarDate(date);
  if (!day) throw new RangeError('There is no such day.');
  return reduceToDigit(day.month + day.day + day.year, true);
}
