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

/**
 * The relations of a sign with the year sign and the day sign of a chart, the main one first. One animal in both places
 * counts once. A sign that punishes itself counts only as the same sign.
 */
export const relationsOfTwo = (sign: ZodiacSignId, chart: Chart): readonly MainRelation[] =>
  relationsWithChart(sign, chart)
    .flatMap(({ position, own, relation: { kind } }) =>
      kind !== 'three-meetings' &&
      (position === 'day' || (position === 'year' && chart.sign.id !== chart.pillars.day.sign)) &&
      !(kind === 'punishment' && own === sign)
        ? [{ kind, position }]
        : [],
    )
    .toSorted((a, b) => orderOfRelations.indexOf(a.kind) - orderOfRelations.indexOf(b.kind));

/** The main relation of a sign with the year sign and the day sign of a chart. */
export const mainRelation = (sign: ZodiacSignId, chart: Chart): MainRelation | undefined =>
  relationsOfTwo(sign, chart)[0];

/**
 * The relation of a sign that comes after its main one: friction beside a friendly bond, also with the same animal, or else the
 * relation with the other animal; `undefined` if there is none.
 */
export function secondRelation(sign: ZodiacSignId, chart: Chart): MainRelation | undefined {
  const [main, ...others] = relationsOfTwo(sign, chart);
  const beside = isEasy(main) ? others.find(isFriction) : undefined;
  return beside ?? others.find(({ position }) => position !== main?.position);
}

/** Whether a sign clashes with one of the two animals of a chart, or has friction with one. */
export const isStraining = (sign: ZodiacSignId, chart: Chart): boolean =>
  relationsOfTwo(sign, chart).some((relation) => isCareful(relation) || isFriction(relation));

export const isEasy = (relation: MainRelation | undefined): boolean =>
  relation?.kind === 'six-harmony' || relation?.kind === 'three-harmonies';
export const isCareful = (relation: MainRelation | undefined): boolean => relation?.kind === 'six-clash';

export type Friction = 'six-harm' | 'punishment' | 'six-destruction';
export const isFriction = <Relation extends { readonly kind: RelationKind }>(
  relation: Relation | undefined,
): relation is Relation & { readonly kind: Friction } =>
  relation?.kind === 'six-harm' || relation?.kind === 'punishment' || relation?.kind === 'six-destruction';
