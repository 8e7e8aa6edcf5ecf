import { getZodiacSignByDate, zodiacSigns, type CalendarDate, type ZodiacSign } from '@org/zodiac-core';

/** The sign of a date, for callers that have checked that it is a day of the calendar. */
export function signOfDate(date: CalendarDate): { sign: ZodiacSign; year: number } {
  const born = getZodiacSignByDate(date);
  const sign = zodiacSigns.find(({ id }) => id === born?.sign.id);
  if (!born || !sign) throw new RangeError('There is no such day in the calendar.');
  return { sign, year: born.zodiacYear };
}
