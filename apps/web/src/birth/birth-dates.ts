/** The range of dates whose New Year's Day is known. */
export const firstBirthDate = '1583-01-24';
export const lastBirthDate = '2200-12-31';

/** Whether a text is a date of that range, as `YYYY-MM-DD`. Does not import the calendar, which is large. */
export function isBirthDate(text: string): boolean {
  const day = new Date(`${text}T00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
  return isDay && text >= firstBirthDate && text <= lastBirthDate;
}
