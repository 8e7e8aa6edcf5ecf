const dayMs = 86_400_000;

/** The UTC day that is a number of days from now, as `YYYY-MM-DD`. */
export const dayIn = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** A day in words, such as "December 24, 2026". */
export const dayInWords = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
