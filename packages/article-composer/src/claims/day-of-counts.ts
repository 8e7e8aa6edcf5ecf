import { dayInWords } from '@org/api-contract/lists';
import type { CalendarDate } from '@org/zodiac-core';
import type { Claim, TableClaim } from './claim.ts';
import { stated, type Passage } from './passage.ts';

/** Whether a claim is a number of rows. The next import or refresh may change it. */
export const isCount = (
  claim: Claim,
): claim is Extract<TableClaim, { kind: 'count' | 'total' | 'count of kind' | 'count of year' }> =>
  ['count', 'total', 'count of kind', 'count of year'].includes(claim.kind);

/** The sentence of an article that names the day of its counts. */
export const dayOfCounts = (today: Date): Passage =>
  stated(
    { kind: 'day of counts', date: calendarDate(today) },
    () => `Counts are as of ${dayInWords(today)}.`,
  );

const calendarDate = (date: Date): CalendarDate => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
});

/** The paragraph of a text that names the day of its counts, or `undefined` if there is none. */
export const dayOfCountsIn = (html: string): string | undefined =>
  /<p>Counts are as of [A-Z][a-z]+ \d{1,2}, \d{4}\.<\/p>/.exec(html)?.[0];
