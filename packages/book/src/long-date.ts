/** A date `YYYY-MM-DD` as `January 20, 1990`. */
export const longDate = (date: string): string =>
  new Date(`${date}T00:00Z`).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
