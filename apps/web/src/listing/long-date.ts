/** Formats a day or an instant in UTC, such as `'November 2, 2026'`. */
export const longDate = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
