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

/** The relations of a sign with the year sign and the day sign of a chart, the main one first. */
const relationsOfTwo = (sign: ZodiacSignId, chart: Chart): readonly MainRelation[] =>
  relationsWithChart(sign, chart)
    .flatMap(({ position, relation: { kind } }) =>
      kind !== 'three-meetings' && (position === 'year' || position === 'day') ? [{ kind, position }] : [],
    )
    .toSorted((a, b) => orderOfRelations.indexOf(a.kind) - orderOfRelations.indexOf(b.kind));

/** The main relation of a sign with the year sign and the day sign of a chart. */
export const mainRelation = (sign: ZodiacSignId, chart: Chart): MainRelation | undefined =>
  relationsOfTwo(sign, chart)[0];

/** The relation of a sign with the animal that its main relation is not about; `undefined` if both animals are the same. */
export function secondRelation(sign: ZodiacSignId, chart: Chart): MainRelation | undefined {
  const [main, ...others] = relationsOfTwo(sign, chart);
  return chart.sign.id === chart.pillars.day.sign
    ? undefined
    : others.find(({ position }) => position !== main?.position);
}

/** Maximum number of months that a text names. */
export const maxNamedMonths = 3;

export const isEasy = (relation: MainRelation | undefined): boolean =>
  relation?.kind === 'six-harmony' || relation?.kind === 'three-harmonies';
export const isCareful = (relation: MainRelation | undefined): boolean => relation?.kind === 'six-clash';
