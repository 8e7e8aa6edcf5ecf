import type { FoundingDate } from '@org/zodiac-core';

/** A date as far as it is known: `'April 15, 1955'`, `'April 1955'` or `'1955'`. */
export function dateInWords({ year, month, day }: FoundingDate): string {
  if (!month) return String(year);
  // Years before 100 are those of the first century.
  const date = new Date(Date.UTC(2000, month - 1, day ?? 1));
  date.setUTCFullYear(year);
  return date.toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    ...(day && { day: 'numeric' }),
    timeZone: 'UTC',
  });
}
