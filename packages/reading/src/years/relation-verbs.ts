import type { ToldKind } from './prose/relation-prose.ts';
import type { RelationWithChart } from './relations-with-chart.ts';

const verbs: Readonly<Record<ToldKind, string>> = {
  'same-sign': '[repeats|echoes|is the same as]',
  'six-harmony': '[is in harmony with|harmonises with|has a harmony with]',
  'three-harmonies': '[forms half a triangle with|makes half a triangle with|shares a triangle with]',
  'six-clash': '[clashes with|is in clash with|has a clash with]',
  'six-harm': '[is in harm with|has a harm with|stands in harm to]',
  punishment: '[is in punishment with|has a punishment with|stands in punishment to]',
  'six-destruction': '[is in destruction with|has a destruction with|stands in destruction to]',
};

/** A relation of which a text speaks: not half of three meetings, which adds nothing. */
export interface ToldRelation extends RelationWithChart {
  readonly kind: ToldKind;
  readonly verb: string;
}

/**
 * The relations of which a text speaks, one a pillar: the one that comes first in the order of precedence. A punishment, a harm or a
 * destruction beside a harmony stays in the figure.
 */
export function toldRelations(found: readonly RelationWithChart[]): ToldRelation[] {
  const told = new Map<string, ToldRelation>();
  for (const each of found) {
    const { kind } = each.relation;
    if (kind === 'three-meetings' || told.has(each.position)) continue;
    told.set(each.position, { ...each, kind, verb: verbs[kind] });
  }
  return [...told.values()];
}
