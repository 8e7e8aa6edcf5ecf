import { compatibility, zodiacSigns, type Relation, type ZodiacSign } from '@org/zodiac-core';
import { listed, stated, textOf, type Passage } from '../claims/passage.ts';
import { nameOfSign } from './sign-phrases.ts';

/** The names of the compatibility rules. */
export const relationNames: Readonly<Record<Relation, string>> = {
  'six-harmony': 'six harmonies (六合)',
  'three-harmonies': 'three harmonies (三合)',
  'three-meetings': 'three meetings (三會)',
  'same-sign': 'same sign (同肖)',
  neutral: 'no bond',
  'six-harm': 'six harms (六害)',
  'six-clash': 'six clashes (六沖)',
  'six-destruction': 'six destructions (六破)',
  punishment: 'three punishments (三刑)',
};

const oneOfRelation: Readonly<Record<Relation, string>> = {
  'six-harmony': 'a six harmony (六合)',
  'three-harmonies': 'one of the three harmonies (三合)',
  'three-meetings': 'two of the three signs of one season (三會)',
  'same-sign': 'the meeting of a sign with itself (同肖)',
  neutral: 'no special bond',
  'six-harm': 'a six harm (六害)',
  'six-clash': 'a six clash (六沖)',
  'six-destruction': 'a six destruction (六破)',
  punishment: 'a punishment (三刑)',
};

function pairing(a: ZodiacSign, b: ZodiacSign) {
  const { score, basis, relations } = compatibility(a.id, b.id);
  const counted = relations.filter(({ points }) => points !== 0).map((relation) => relation.kind);
  const rules: readonly Relation[] = counted.length > 0 ? counted : [basis];
  return { kind: 'pairing', signs: [a.id, b.id], score, rules } as const;
}

/** `'Rat and Ox score 95 of 100'`. */
export const scoreOfPair = (a: ZodiacSign, b: ZodiacSign): Passage =>
  stated(
    pairing(a, b),
    ({ signs: [one, other], score }) => `${nameOfSign(one)} and ${nameOfSign(other)} score ${score} of 100`,
  );

/** `'a six harmony (六合)'`, for Rat and Ox; every rule that counts in their score. */
export const rulesOfPair = (a: ZodiacSign, b: ZodiacSign): Passage =>
  stated(pairing(a, b), ({ rules }) => textOf(listed(rules.map((rule) => oneOfRelation[rule]))));

const steps = [
  'the same place',
  'one step',
  'two steps',
  'three steps',
  'four steps',
  'five steps',
  'six steps',
];

/** The distance of two signs on the circle: `'three steps'`. */
export function distanceInWords(a: ZodiacSign, b: ZodiacSign): Passage {
  const apart = Math.abs(zodiacSigns.indexOf(a) - zodiacSigns.indexOf(b));
  return stated(
    { kind: 'distance', signs: [a.id, b.id], steps: Math.min(apart, 12 - apart) },
    (claim) => steps[claim.steps] ?? '',
  );
}
