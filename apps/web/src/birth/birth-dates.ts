import { firstCalendarYear, lastCalendarYear } from '@org/zodiac-core';

/** The dates whose sign is known. */
export const firstBirthDate = `${firstCalendarYear}-01-01`;
export const lastBirthDate = `${lastCalendarYear}-12-31`;

/** Whether a text is a date of that range, as `YYYY-MM-DD`. Does not import the calendar, which is large. */
export function isBirthDate(text: string): boolean {
  const day = new Date(`${text}T00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
  return isDay && text >= firstBirthDate && text <= lastBirthDate;
}
