import {
  getZodiacSignByDate,
  relations,
  zodiacSignIds,
  type RelationKind,
  type ZodiacSignId,
} from '@org/zodiac-core';
import type { Chart } from '../chart.ts';

/** The name of a sign in the calendar of a birth: the rabbit is the Cat in Vietnam. */
export function nameOf(id: ZodiacSignId, { birth: { calendar = 'china' } }: Pick<Chart, 'birth'>): string {
  // 1984 was a Year of the Rat everywhere.
  const date = { year: 1984 + zodiacSignIds.indexOf(id), month: 6, day: 1 };
  return getZodiacSignByDate(date, { calendar })?.sign.name ?? id;
}

export const theSign = (id: ZodiacSignId, chart: Pick<Chart, 'birth'>): string => `the ${nameOf(id, chart)}`;

/** The signs that have a relation to the sign of the year. */
export const signsTo = ({ sign }: Pick<Chart, 'sign'>, kind: RelationKind): readonly ZodiacSignId[] =>
  zodiacSignIds.filter((id) => relations(sign.id, id).some((relation) => relation.kind === kind));
