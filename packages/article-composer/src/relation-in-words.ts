import { compatibility, type Relation, type ZodiacSign } from '@org/zodiac-core';

/** The rules by which two signs are bound, as almanacs name them. */
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

/** How two signs stand to each other, with the rule's own name. */
export const relationInWords = (a: ZodiacSign, b: ZodiacSign): string =>
  names[compatibility(a.id, b.id).basis];
