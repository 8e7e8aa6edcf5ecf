const inWords = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/**
 * Formats an instant in the browser's time zone, such as `January 2, 2099 at 3:04 AM UTC`. It names the zone, because editors in
 * other zones see another hour.
 */
export const instantInWords = (instant: string): string => inWords.format(new Date(instant));

/** The time zone of the browser, such as `Asia/Tokyo`. */
export const ownTimeZone = (): string => inWords.resolvedOptions().timeZone;

/** Formats an instant in UTC, such as "Nov 20, 2026, 9:00 AM UTC". */
export const instant = (iso: string): string =>
  `${new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC`;

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a day or an instant in UTC for a narrow column, such as `'Nov 2, 2026'`. */
export const shortDate = (day: string): string => dates.format(new Date(day));
