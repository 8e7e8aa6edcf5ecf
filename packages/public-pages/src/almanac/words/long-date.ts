import type { CalendarDate } from '@org/zodiac-core';

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const formatWithWeekday = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

const epochMs = ({ year, month, day }: CalendarDate): number => Date.UTC(year, month - 1, day);

/** Such as `January 27, 1990`. */
export const longDate = (date: CalendarDate): string => format.format(epochMs(date));

/** Such as `Saturday, January 27, 1990`. */
export const weekdayDate = (date: CalendarDate): string => formatWithWeekday.format(epochMs(date));
