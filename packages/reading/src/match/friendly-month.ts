import { text } from '@org/content/match';
import type { Chart } from '../chart.ts';
import type { RelationKind } from '@org/zodiac-core';
import { relationsWithChart, type Position } from '../years/relations-with-chart.ts';
import { solarMonthsAhead } from '../years/solar-months-ahead.ts';
import type { SolarMonth } from '../years/solar-months-of.ts';
import { isoDate, longDate } from '../words/dates.ts';
import type { Reason } from '../paragraph.ts';
import type { Person } from './person.ts';
import { signName } from './sign-name.ts';

const harmonies: readonly RelationKind[] = ['six-harmony', 'three-harmonies'];
const conflicts: readonly RelationKind[] = ['six-clash', 'six-harm', 'punishment', 'six-destruction'];

export interface FriendlyMonth {
  /** The first day by China's clock, such as `'April 5, 2027'`. */
  readonly date: string;
  /** The name of the month's sign. */
  readonly sign: string;
  /** The people whose charts are in harmony with the month. */
  readonly friends: readonly Person[];
  readonly reason: Reason;
}

/**
 * The month to come whose sign is in harmony with most people and in conflict with no year or day sign. If several
 * months fit equally, the first of them.
 *
 * @param friendlyTo - the pillars of which one must be in harmony with the month
 * @returns `undefined` if no month is in harmony with two people
 */
export function friendlyMonth(
  people: readonly Person[],
  friendlyTo: readonly ('year' | 'day')[] = ['year', 'day'],
): FriendlyMonth | undefined {
  const known = people.flatMap((person) => (person.chart ? [{ person, chart: person.chart }] : []));
  const [first] = known;
  if (!first) return undefined;
  const hasOneOf = (
    { pillar }: SolarMonth,
    chart: Chart,
    kinds: readonly RelationKind[],
    places: readonly Position[],
  ): boolean =>
    relationsWithChart(pillar.sign, chart).some(
      ({ position, relation }) => places.includes(position) && kinds.includes(relation.kind),
    );
  const [found] = solarMonthsAhead(first.chart)
    .filter(
      (month) =>
        isoDate(month.firstDay) > first.chart.today &&
        !known.some(({ chart }) => hasOneOf(month, chart, conflicts, ['year', 'day'])),
    )
    .map((month) => ({
      month,
      friends: known
        .filter(({ chart }) => hasOneOf(month, chart, harmonies, friendlyTo))
        .map(({ person }) => person),
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
