/** An instant in the time zone of the browser, such as `January 2, 2099 at 3:04 AM`. */
export const instantInWords = (instant: string): string =>
  new Date(instant).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
