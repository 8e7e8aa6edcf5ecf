import { getZodiacSignByDate, type CalendarName } from '@org/zodiac-core';

/** Why a date has no sign in the calendar of a country; `undefined` if it has one. */
export function calendarProblem(date: string, calendar: CalendarName): string | undefined {
  try {
    getZodiacSignByDate(date, { calendar });
    return undefined;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return `This calendar does not know the date. ${error.message} Please choose China’s.`;
  }
}
