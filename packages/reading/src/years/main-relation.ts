import type { RelationKind, ZodiacSignId } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { relationsWithChart } from './relations-with-chart.ts';

/** A relation for texts. Half of the three meetings is left out, because it adds nothing. */
export type ToldKind = Exclude<RelationKind, 'three-meetings'>;

/** A clash has priority over a harmony, because it requires action. */
export const orderOfRelations: readonly ToldKind[] = [
  'six-clash',
  'six-harmony',
  'three-harmonies',
  'same-sign',
  'six-harm',
  'punishment',
  'six-destruction',
];

export interface MainRelation {
  readonly kind: ToldKind;
  readonly position: 'year' | 'day';
}

/** The main relation of a sign with the year sign and the day sign of a chart. */
export function mainRelation(sign: ZodiacSignId, chart: Chart): MainRelation | undefined {
  const found = relationsWithChart(sign, chart).flatMap(({ position, relation: { kind } }) =>
    kind !== 'three-meetings' && (position === 'year' || position === 'day') ? [{ kind, position }] : [],
  );
  return found.toSorted((a, b) => orderOfRelations.indexOf(a.kind) - orderOfRelations.indexOf(b.kind))[0];
}

/** Maximum number of months that a text names. */
export const maxNamedMonths = 3;

export const isEasy = (relation: MainRelation | undefined): boolean =>
  relation?.kind === 'six-harmony' || relation?.kind === 'three-harmonies';
export const isCareful = (relation: MainRelation | undefined): boolean => relation?.kind === 'six-clash';
