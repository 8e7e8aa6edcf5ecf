/** One for all dates: making a formatter takes longer than drawing a card. */
const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a day or an instant in UTC, such as `'November 2, 2026'`. */
export const longDate = (day: string): string => dates.format(new Date(day));
