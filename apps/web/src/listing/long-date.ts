/** Each format is made once, because that takes longer than drawing a card. */
const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const shortDates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a day or an instant in UTC, such as `'November 2, 2026'`. */
export const longDate = (day: string): string => dates.format(new Date(day));

/** Formats a day or an instant in UTC for the cell of a table, such as `'Nov 2, 2026'`. Its spaces do not break. */
export const shortDate = (day: string): string => shortDates.format(new Date(day)).replaceAll(' ', '\u00a0');
