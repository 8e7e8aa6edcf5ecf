const inWords = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/**
 * An instant in the time zone of the browser, which is named because editors elsewhere read another hour: `January 2, 2099 at
 * 3:04 AM UTC`.
 */
export const instantInWords = (instant: string): string => inWords.format(new Date(instant));

/** The time zone of the browser, such as `Asia/Tokyo`. */
export const ownTimeZone = (): string => inWords.resolvedOptions().timeZone;
