import { text } from '@org/content/cards';
import {
  compatibility,
  getZodiacSignById,
  zodiacSignIds,
  type FoundingDate,
  type Relation,
  type ZodiacSignId,
} from '@org/zodiac-core';
import { articleOf, upperFirst } from '../words/grammar.ts';
import { factsOfFounding } from './founding-facts.ts';

type Match = 'same' | 'good' | 'opposite' | 'uneven';

const matchOf: Readonly<Partial<Record<Relation, Match>>> = {
  'same-sign': 'same',
  'six-harmony': 'good',
  'three-harmonies': 'good',
  'six-clash': 'opposite',
  'six-harm': 'uneven',
  punishment: 'uneven',
  'six-destruction': 'uneven',
};

/**
 * The line of a card: the zodiac year of a founding, and how it suits the reader. If no sign is known, or the two are
 * not related, the line says whom the founding suits.
 *
 * @param readerSign - the sign of the reader, if this device knows it
 * @throws RangeError when the date does not exist
 */
export function cardLine(date: FoundingDate, readerSign?: ZodiacSignId): string {
  const { sign, element } = factsOfFounding(date);
  const aYear = upperFirst(`${articleOf(element)} ${element} ${sign.name}`);
  const match = readerSign && matchOf[compatibility(sign.id, readerSign).basis];
  const reader = readerSign ? getZodiacSignById(readerSign).name : '';
  switch (match) {
    case 'same':
      return text('line.same', { aYear });
    case 'opposite':
      return text('line.opposite', { aYear, reader });
    case 'good':
    case 'uneven':
      return text(`line.${match}`, { aYear, sign: sign.name, reader });
    case undefined:
      return text('line.plain', { aYear, ...goodCompany(sign.id) });
  }
}

const namesOf = (sign: ZodiacSignId, basis: Relation): string[] =>
  zodiacSignIds
    .filter((other) => compatibility(sign, other).basis === basis)
    .map((other) => getZodiacSignById(other).name);

/** The names of the matching signs of a sign: its partner first, then its two allies. */
function goodCompany(sign: ZodiacSignId): { partner: string; first: string; second: string } {
  const [partner = ''] = namesOf(sign, 'six-harmony');
  const [first = '', second = ''] = namesOf(sign, 'three-harmonies');
  return { partner, first, second };
}
