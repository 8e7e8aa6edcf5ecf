const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a day or an instant in UTC for a narrow column, such as `'Nov 2, 2026'`. */
export const shortDate = (day: string): string => dates.format(new Date(day));
