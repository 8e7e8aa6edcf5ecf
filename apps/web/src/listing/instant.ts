/** Formats an instant in UTC, such as "Nov 20, 2026, 9:00 AM UTC". */
export const instant = (iso: string): string =>
  `${new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC`;
