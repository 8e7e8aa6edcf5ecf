import type { CalendarDate } from '@org/zodiac-core';
import { dayOfYear } from '../words/long-date.ts';
import { allYears, zodiacYearOf } from './zodiac-years.ts';

const days = allYears
  .map((year) => zodiacYearOf(year).firstDay)
  .toSorted((one, other) => one.month - other.month || one.day - other.day);

/** The earliest and the latest New Year's Day among years with a page, such as `January 21`. */
export const newYearBounds = {
  first: dayOfYear(days[0] as CalendarDate),
  last: dayOfYear(days.at(-1) as CalendarDate),
};
