/** `'November 2, 2026'`: a day or an instant, as dates are shown everywhere; not moved into the reader's own time zone. */
export const longDate = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
