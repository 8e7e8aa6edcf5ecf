import type { Person } from './person.ts';

/** What would change a paragraph that hangs on both births. */
export const otherBirth = (one: Person, other: Person): string =>
  one.chart && other.chart
    ? 'Another date of birth of either.'
    : 'Another sign, or another date of birth, of either.';
