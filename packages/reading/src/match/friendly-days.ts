import { text } from '@org/content/match';
import { daysForAll, type Weekdays } from '../chapters/good-days.ts';
import { paragraph } from '../paragraph.ts';
import type { Paragraph } from '../reading.ts';
import { dateAndWeekday } from '../words/dates.ts';
import { list } from '../words/grammar.ts';
import type { Person } from './person.ts';
import { signName } from './sign-name.ts';

/**
 * The days of the next three months that suit all people for time together; left out unless all dates of birth are
 * known.
 */
export function friendlyDays(
  people: readonly Person[],
  inWords: (days: string) => string,
  { days: weekdays = 'any' }: { readonly days?: Weekdays } = {},
): Paragraph[] {
  const charts = people.flatMap(({ chart }) => chart ?? []);
  const signs = charts.flatMap(({ sign, pillars }) => [sign.id, pillars.day.sign]);
  const days = charts.length < people.length ? [] : daysForAll(charts, weekdays);
  if (days.length === 0) return [];
  return [
    paragraph(inWords(list(days.map(dateAndWeekday))), {
      rule: 'day-officers',
      because: text('reasons.dates', { signs: list([...new Set(signs)].map((id) => signName(id))) }),
      changes: text('reasons.changes.birth'),
      hangsOnHour: charts.some(({ pillars }) => !pillars.day.certain),
    }),
  ];
}
