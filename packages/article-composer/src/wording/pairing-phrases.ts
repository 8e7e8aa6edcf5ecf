import { compatibility, zodiacSigns, type Relation, type ZodiacSign } from '@org/zodiac-core';
import { stated, type Passage } from '../claims/passage.ts';
import { nameOfSign } from './sign-phrases.ts';

/** The names of the compatibility rules. */
export const relationNames: Readonly<Record<Relation, string>> = {
  'six-harmony': 'six harmonies (六合)',
  'three-harmonies': 'three harmonies (三合)',
  'same-sign': 'same sign (同肖)',
  neutral: 'no bond',
  'six-harm': 'six harms (六害)',
  'six-clash': 'six clashes (六冲)',
};

const oneOfRelation: Readonly<Record<Relation, string>> = {
  'six-harmony': 'a six harmony (六合)',
  'three-harmonies': 'one of the three harmonies (三合)',
  'same-sign': 'the meeting of a sign with itself (同肖)',
  neutral: 'no special bond',
  'six-harm': 'a six harm (六害)',
  'six-clash': 'a six clash (六冲)',
};

function pairing(a: ZodiacSign, b: ZodiacSign) {
  const { score, basis } = compatibility(a.id, b.id);
  return { kind: 'pairing', signs: [a.id, b.id], score, rule: basis } as const;
}

/** `'Rat and Ox score 95 of 100'`. */
export const scoreOfPair = (a: ZodiacSign, b: ZodiacSign): Passage =>
  stated(
    pairing(a, b),
    ({ signs: [one, other], score }) => `${nameOfSign(one)} and ${nameOfSign(other)} score ${score} of 100`,
  );

/** `'a six harmony (六合)'`, for Rat and Ox. */
export const ruleOfPair = (a: ZodiacSign, b: ZodiacSign): Passage =>
  stated(pairing(a, b), ({ rule }) => oneOfRelation[rule]);

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
