import { text } from '@org/content/match';
import type { Chart } from '../chart.ts';
import { isCareful, isEasy, mainRelation } from '../years/main-relation.ts';
import { solarMonthsAhead } from '../years/solar-months-ahead.ts';
import type { SolarMonth } from '../years/solar-months-of.ts';
import { isoDate, longDate } from '../words/dates.ts';
import type { Reason } from '../paragraph.ts';
import type { Person } from './person.ts';
import { signName } from './sign-name.ts';

interface FriendlyMonth {
  /** The first day by China's clock, such as `'April 5, 2027'`. */
  readonly date: string;
  /** The name of the month's sign. */
  readonly sign: string;
  /** The people whose charts are in harmony with the month. */
  readonly friends: readonly Person[];
  readonly reason: Reason;
}

/**
 * The month to come whose sign is in harmony with most charts and in conflict with none. The first of several.
 *
 * @returns `undefined` if no month is in harmony with two people
 */
export function friendlyMonth(people: readonly Person[]): FriendlyMonth | undefined {
  const known = people.flatMap((person) => (person.chart ? [{ person, chart: person.chart }] : []));
  const [first] = known;
  if (!first) return undefined;
  const relationOf = ({ pillar }: SolarMonth, chart: Chart) => mainRelation(pillar.sign, chart);
  const [found] = solarMonthsAhead(first.chart)
    .filter(
      (month) =>
        isoDate(month.firstDay) > first.chart.today &&
        !known.some(({ chart }) => isCareful(relationOf(month, chart))),
    )
    .map((month) => ({
      month,
      friends: known.filter(({ chart }) => isEasy(relationOf(month, chart))).map(({ person }) => person),
    }))
    .filter(({ friends }) => friends.length > 1)
    .toSorted((a, b) => b.friends.length - a.friends.length);
  if (!found) return undefined;
  const sign = signName(found.month.pillar.sign);
  return {
    date: longDate(isoDate(found.month.firstDay)),
    sign,
    friends: found.friends,
    reason: {
      rule: 'solar-months',
      because: text('reasons.month', { sign }),
      changes: text('reasons.changes.birth'),
      hangsOnHour: known.some(({ chart }) => !chart.pillars.day.certain),
    },
  };
}
