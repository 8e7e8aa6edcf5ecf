import { compatibility, type Relation, type ZodiacSign } from '@org/zodiac-core';

/** The names of the compatibility rules. */
export const relationNames: Readonly<Record<Relation, string>> = {
  'six-harmony': 'six harmonies (六合)',
  'three-harmonies': 'three harmonies (三合)',
  'same-sign': 'same sign (同肖)',
  neutral: 'no bond',
  'six-harm': 'six harms (六害)',
  'six-clash': 'six clashes (六冲)',
};

const names: Readonly<Record<Relation, string>> = {
  'six-harmony': 'a six harmony (六合)',
  'three-harmonies': 'one of the three harmonies (三合)',
  'same-sign': 'the meeting of a sign with itself (同肖)',
  neutral: 'no special bond',
  'six-harm': 'a six harm (六害)',
  'six-clash': 'a six clash (六冲)',
};

/** The relation of two signs, with the name of its rule. */
export const relationInWords = (a: ZodiacSign, b: ZodiacSign): string =>
  names[compatibility(a.id, b.id).basis];
