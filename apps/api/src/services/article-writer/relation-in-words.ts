import { compatibility, type Relation, type ZodiacSign } from '@org/zodiac-core';

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
