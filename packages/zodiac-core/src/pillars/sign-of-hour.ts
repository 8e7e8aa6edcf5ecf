import { requireInteger } from '../require-input.ts';
import { summaryOfPlace, type SignSummary } from '../signs/sign-summary.ts';

/**
 * The sign of a double hour (時辰): twelve of two hours each, the Rat's from 23:00 to 00:59.
 *
 * @param hour - hour of the day, 0 to 23, in local time
 * @throws RangeError when there is no such hour
 * @see the twelve double hours (十二時辰), general tradition: 子 from 23:00 on
 * @example
 * signOfHour(12).name; // 'Horse', 11:00 to 12:59
 */
export function signOfHour(hour: number): SignSummary {
  requireInteger('hour', hour, 0, 23);
  return summaryOfPlace(Math.floor(((hour + 1) % 24) / 2));
}
