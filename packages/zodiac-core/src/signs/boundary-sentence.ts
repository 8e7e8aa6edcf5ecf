import { toCalendarDate, type DateInput } from '../calendar/date-input.ts';
import { getZodiacSignByDate } from './zodiac-year.ts';

/**
 * Says on which side of Chinese New Year's Day a birthday in January or February is, and which sign follows from that.
 *
 * @param date - as for `getZodiacSignByDate`
 * @returns two sentences for a reader, or `undefined` for later months and where there is no such day
 * @throws RangeError when the day is real but outside the table of New Year's Days
 * @see `getChineseNewYear` for the source of the day
 * @example
 * boundarySentence('1990-01-20')?.slice(0, 44); // 'Chinese New Year’s Day was January 27, 1990.'
 * boundarySentence('1990-05-15'); // undefined
 */
export function boundarySentence(date: DateInput): string | undefined {
  const day = toCalendarDate(date);
  const answer = day && getZodiacSignByDate(day);
  if (!answer || day.month > 2) return undefined;
  const { newYearsDay, beforeNewYear, sign } = answer;
  const monthName = newYearsDay.month > 1 ? 'February' : 'January';
  const place = beforeNewYear
    ? 'came before it, so it still belongs to the year before'
    : 'is on or after it, so it belongs to the new year';
  return `Chinese New Year’s Day was ${monthName} ${newYearsDay.day}, ${newYearsDay.year}. This birthday ${place}: the Year of the ${sign.name}.`;
}
