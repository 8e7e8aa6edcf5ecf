import {
  compatibility,
  getZodiacSignById,
  zodiacSignIds,
  type SignFacts,
  type ZodiacSignId,
} from '@org/zodiac-core';
import { articleOf } from '../words/article-of.ts';

/** `'an Ox'`, `'a Goat'` */
export const aSign = ({ name }: Pick<SignFacts, 'name'>): string => `${articleOf(name)} ${name}`;

const namesOf = (sign: ZodiacSignId, basis: 'six-harmony' | 'three-harmonies'): string[] =>
  zodiacSignIds
    .filter((other) => compatibility(sign, other).basis === basis)
    .map((other) => getZodiacSignById(other).name);

/** The names of the signs that go well with a sign: its partner first, then its two allies. */
export function goodCompany(sign: ZodiacSignId): { partner: string; first: string; second: string } {
  const [partner = ''] = namesOf(sign, 'six-harmony');
  const [first = '', second = ''] = namesOf(sign, 'three-harmonies');
  return { partner, first, second };
}

/** The sign that stands opposite on the circle of twelve. */
export const oppositeOf = ({ id }: Pick<SignFacts, 'id'>): SignFacts =>
  getZodiacSignById(zodiacSignIds[(zodiacSignIds.indexOf(id) + 6) % 12] as ZodiacSignId);
