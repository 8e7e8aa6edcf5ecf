import type { CalendarDate } from '@org/zodiac-core';

/** An ISO date, `'YYYY-MM-DD'`, which sorts as text. */
export const isoDate = ({ year, month, day }: CalendarDate): string =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

/** Completed years on a day. Both dates are `'YYYY-MM-DD'`. */
export const ageOn = (day: string, born: string): number =>
  Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (day.slice(5) < born.slice(5) ? 1 : 0);

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A day in a sentence, such as `'January 20, 1990'`. */
export function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${monthName(month ?? 0)} ${day}, ${year}`;
}

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** A date with its weekday: `'January 20, 1990 (Saturday)'`. */
export const dateAndWeekday = (date: string): string =>
  `${longDate(date)} (${weekdays[new Date(date).getUTCDay()]})`;

/** A day without its year, such as `'January 20'`. */
export const dayAndMonth = (date: string): string =>
  `${monthName(Number(date.slice(5, 7)))} ${Number(date.slice(8))}`;

/** @param month - 1 for January */
export const monthName = (month: number): string => months[month - 1] ?? '';
