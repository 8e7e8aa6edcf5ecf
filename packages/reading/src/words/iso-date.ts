import type { CalendarDate } from '@org/zodiac-core';

/** `'YYYY-MM-DD'`, which sorts as text. */
export const isoDate = ({ year, month, day }: CalendarDate): string =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
