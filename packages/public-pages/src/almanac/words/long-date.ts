import { dayInWords } from '@org/api-contract/lists';
import type { CalendarDate } from '@org/zodiac-core';

const formatWithWeekday = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

const formatWithoutYear = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

const epochMs = ({ year, month, day }: CalendarDate): number => Date.UTC(year, month - 1, day);

/** A date with its year, such as `January 27, 1990`. */
export const longDate = (date: CalendarDate): string => dayInWords(epochMs(date));

/** A date with its weekday, such as `Saturday, January 27, 1990`. */
export const weekdayDate = (date: CalendarDate): string => formatWithWeekday.format(epochMs(date));

/** A date without its year, such as `January 27`. */
export const dayOfYear = (date: CalendarDate): string => formatWithoutYear.format(epochMs(date));
