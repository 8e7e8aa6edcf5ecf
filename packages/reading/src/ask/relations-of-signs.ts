import { compatibility, relations, type RelationKind, type ZodiacSignId } from '@org/zodiac-core';
import { taiSui } from '@org/zodiac-core/pillars';

/** The relations of two signs, and how a claim writes them. */
export function relationsOfSigns(a: ZodiacSignId, b: ZodiacSignId) {
  const found = relations(a, b);
  return { found, value: found.map(({ kind }) => kind).join('+') || 'none' };
}

export const signOfYear = (year: number): ZodiacSignId => taiSui(year, 'rat').yearSign.id;

/** How the sign of a time stands to one’s own, all relations together. */
export type Mood = 'easy' | 'even' | 'asking' | 'own';

const minEasy = 70;
const minEven = 60;

export function moodOf(ofTime: ZodiacSignId, own: ZodiacSignId): Mood {
  if (ofTime === own) return 'own';
  const { score } = compatibility(ofTime, own);
  return score >= minEasy ? 'easy' : score >= minEven ? 'even' : 'asking';
}

/** The relation by which the mood is told: a harmony where it is easy, a discord where it asks care. */
export function tellingRelation(ofTime: ZodiacSignId, own: ZodiacSignId): RelationKind | 'none' {
  const kinds = relations(ofTime, own).map(({ kind }) => kind);
  const discord = kinds.find(
    (kind) => !['same-sign', 'six-harmony', 'three-harmonies', 'three-meetings'].includes(kind),
  );
  return (moodOf(ofTime, own) === 'asking' ? discord : undefined) ?? kinds[0] ?? 'none';
}
